import { createHmac } from 'node:crypto';

/**
 * The key of uploads: the given one, else one that every process with this secret works out alike. Pages carry
 * it, so it only keeps out who never opened one. docs/decisions/0013.
 */
export function uploadKey(given: string | undefined, secret: Uint8Array): string {
  return given ?? createHmac('sha256', secret).update('uploads').digest('base64url');
}
