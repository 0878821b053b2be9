import { createHash } from 'node:crypto';

/** The hash of a file, as script tags, release.json and the npm registry write it. */
export function integrityOf(content: Buffer | string, algorithm: 'sha384' | 'sha512'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
