import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '../http/same-secret';

/** Signs the links and cookies with which people see releases that visitors do not get. docs/decisions/0065 */
export interface PreviewKey {
  /** @param parts what the signature is for, beginning with its purpose */
  readonly sign: (...parts: readonly (string | number)[]) => string;
  readonly isSigned: (signature: string, ...parts: readonly (string | number)[]) => boolean;
}

/**
 * Makes the key of previews.
 * @param secret PREVIEW_SECRET, or without it the token secret. The key is derived, so its signatures are no logins, and
 *   nobody can find out the secret from it.
 */
export function createPreviewKey(secret: string | Uint8Array): PreviewKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'release previews', 32));
  const sign = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return { sign, isSigned: (signature, ...parts) => isSameSecret(signature, sign(...parts)) };
}
