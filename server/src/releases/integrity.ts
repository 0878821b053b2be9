import { createHash } from 'node:crypto';

/** The hashes that the `integrity` attribute knows, by the beginning of its value. */
const KNOWN = /^(sha256|sha384|sha512)-/;

/** The hash of a file's content, in the format that the registry and the `integrity` attribute use. */
export function integrityOf(content: Buffer | string, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Says whether the content has this hash, whichever algorithm the build of the release chose. */
export function hasIntegrity(content: Buffer | string, integrity: string): boolean {
  const [, algorithm] = KNOWN.exec(integrity) ?? [];
  return algorithm !== undefined && integrityOf(content, algorithm) === integrity;
}
