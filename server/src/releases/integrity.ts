import { createHash } from 'node:crypto';

/** The hash of a file as the registry and the `integrity` attribute have it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
