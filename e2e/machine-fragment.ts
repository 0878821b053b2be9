import { crc32 } from 'node:zlib';

/** The fragment of a link with this content, uncompressed and with the right checksum. docs/decisions/0053 */
export function machineFragment(content: unknown): string {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return `#m=j${bytes.toString('base64url')}${crc32(bytes).toString(16).padStart(8, '0')}`;
}
