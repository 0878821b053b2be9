import { createHmac } from 'node:crypto';

/**
 * The key that uploads must carry: the configured one, or one derived from the secret, the same in every process. Pages
 * carry it, so it only keeps out programs that never opened a page. docs/decisions/0013.
 */
export function uploadKey(configured: string | undefined, secret: Uint8Array): string {
  return configured ?? createHmac('sha256', secret).update('uploads').digest('base64url');
}
