import { crc32, type CustomEvm, type NewCustomEvm } from '@demo-evm/shared/domain';
import { fromBase64Url, toBase64Url } from './base64url';
import { contentOf, storedOf } from './content';
import { deflate } from './deflate';
import { inflate } from './inflate';

/** A longer fragment is refused. The longest machine of the create page needs fewer characters than this. */
const MAX_FRAGMENT_LENGTH = 16_000;
const MAX_CONTENT_BYTES = 12_000;

/** The version, the content and the checksum of the content. In version `z` the content is compressed, in `j` it is not. */
const FRAGMENT = /^#m=([zj])([\w-]+)([0-9a-f]{8})$/;

/**
 * Writes a machine as the fragment of an address, without id and votes. Behaviour: A machine that travels.
 * @returns `#m=…`, or `null` when the machine has more or longer names than the create page allows.
 */
export async function writeFragment(machine: NewCustomEvm): Promise<string | null> {
  const content = contentOf(machine);
  const bytes = new TextEncoder().encode(content);
  if (storedOf(JSON.parse(content)) === null || bytes.length > MAX_CONTENT_BYTES) return null;
  const compressed = await deflate(bytes);
  return `#m=${compressed ? 'z' : 'j'}${toBase64Url(compressed ?? bytes)}${checksumOf(bytes)}`;
}

/**
 * Reads the machine in a fragment, which may be anything. Behaviour: A machine that travels.
 * @param parse Reads a stored machine (`parseCustomEvm`), so a machine of a link passes the same checks.
 * @returns The machine without votes. Its id is `link_` and the checksum of its content. The result is `null`
 *   if the fragment is cut off, changed, too long, or has no valid machine.
 */
export function readFragment(
  fragment: string,
  parse: (id: string, stored: string | null) => CustomEvm | null,
): CustomEvm | null {
  if (fragment.length > MAX_FRAGMENT_LENGTH) return null;
  const [, version, text = '', checksum = ''] = FRAGMENT.exec(fragment) ?? [];
  if (version === undefined) return null;
  try {
    const sent = fromBase64Url(text);
    const bytes = version === 'z' ? inflate(sent, MAX_CONTENT_BYTES) : sent;
    if (bytes === null || bytes.length > MAX_CONTENT_BYTES || checksumOf(bytes) !== checksum) return null;
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return parse(`link_${checksum}`, storedOf(content));
  } catch {
    return null; // not base64, not UTF-8 or not JSON
  }
}

function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
