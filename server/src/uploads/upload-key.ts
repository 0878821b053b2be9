import { createHmac } from 'node:crypto';

/**
 * The key that uploads must carry. If none is configured, it is derived from the token secret, so that all processes
 * have the same key. Pages contain the key, so it only stops programs that have opened no page.
 * docs/decisions/0013.
 */
export function uploadKey(configured: string | undefined, secret: Uint8Array): string {
  return configured ?? createHmac('sha256', secret).update('uploads').digest('base64url');
}
