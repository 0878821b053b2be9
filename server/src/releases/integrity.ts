import { createHash } from 'node:crypto';

/** Matches the beginning of an `integrity` value: the name of a hash algorithm that browsers know. */
const KNOWN = /^(sha256|sha384|sha512)-/;

/** Gives the hash of a file's content, in the format that the registry and the `integrity` attribute use. */
export function integrityOf(content: Buffer | string, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/**
 * Says whether the content has this hash. The hash must begin with the name of an algorithm that `KNOWN`
 * matches.
 */
export function hasIntegrity(content: Buffer | string, integrity: string): boolean {
  const [, algorithm] = KNOWN.exec(integrity) ?? [];
  return algorithm !== undefined && integrityOf(content, algorithm) === integrity;
}
