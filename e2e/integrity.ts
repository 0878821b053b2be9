import { createHash } from 'node:crypto';

/** The hash of a file, in the format that script tags, release.json and the npm registry use. */
export function integrityOf(content: Buffer | string, algorithm: 'sha256' | 'sha512'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
