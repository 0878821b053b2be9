import { createHmac } from 'node:crypto';

/**
 * Gives the key that uploads must carry. If no key is configured, the key is derived from the token secret,
 * so that processes with the same secret have the same key. Pages contain the key, so every visitor can read
 * it. docs/decisions/0013.
 */
export function uploadKey(configured: string | undefined, secret: Uint8Array): string {
  return configured ?? createHmac('sha256', secret).update('uploads').digest('base64url');
}
