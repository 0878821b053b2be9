import { browserStorage, tabStorage } from '@demo-evm/shared/device';
import type { CustomEvm, parseCustomEvm } from '@demo-evm/shared/domain';
import { contentOf, readFragment } from '@demo-evm/shared/machine-link';

/** This late chunk gets `parseCustomEvm` as an argument, for the reason that `ToolParts` gives. */
type Parse = typeof parseCustomEvm;

/** The key under which the tab remembers the last fragment that it could read. */
const LAST_FRAGMENT = 'machine-link';

/**
 * Reads the machine in the fragment, now and at each change of the fragment. Other fragments, such as the skip link's,
 * change nothing. The tab then keeps the machine that it has read last, also after a reload.
 */
export function watchLink(parse: Parse, onMachine: (machine: CustomEvm | null) => void): () => void {
  let shown: string | undefined;
  const read = () => {
    const { hash } = window.location;
    const fragment = hash.startsWith('#m=') ? hash : (shown ?? tabStorage.getItem(LAST_FRAGMENT) ?? '');
    if (fragment === shown) return;
    shown = fragment;
    const sent = readFragment(fragment, parse);
    if (sent) tabStorage.setItem(LAST_FRAGMENT, fragment);
    onMachine(sent && storedHere(sent, parse));
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}

/**
 * Gives the machine of this device that has the same content, with its own votes. This is one of the
 * visitor's machines, or the sent machine after its first vote. If there is no such machine, the function
 * gives the sent machine.
 */
function storedHere(sent: CustomEvm, parse: Parse): CustomEvm {
  const content = contentOf(sent);
  for (const id of [...browserStorage.keys().filter((key) => key.startsWith('evm_')), sent.id]) {
    const stored = parse(id, browserStorage.getItem(id));
    if (stored && contentOf(stored) === content) return stored;
  }
  return sent;
}
