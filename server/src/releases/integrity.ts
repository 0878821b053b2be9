import { createHash } from 'node:crypto';

/** The hash of a file's content, in the format that the registry and the `integrity` attribute use. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
