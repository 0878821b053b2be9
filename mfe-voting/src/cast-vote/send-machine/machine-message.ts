import type { CustomEvm, Language } from '@demo-evm/shared/domain';
import { writeFragment } from '@demo-evm/shared/machine-link';
import type { ShareContent } from '@demo-evm/shared/ui';
import { SEND_WORDS } from './send-words';

/**
 * @returns The address that contains the machine, or `null` if the machine is too long for an address.
 * docs/decisions/0053
 */
export async function linkOf(machine: CustomEvm): Promise<string | null> {
  const fragment = await writeFragment(machine);
  return fragment === null ? null : `${window.location.origin}/demo/evm_link${fragment}`;
}

/** Gives the message that sends the machine, and the note that replaces the message in the confirmation. */
export function messageOf({ title }: CustomEvm, url: string, language: Language): ShareContent {
  const words = SEND_WORDS[language];
  return { url, text: words.message(title, url), note: `${words.inLink} ${words.travels}` };
}
