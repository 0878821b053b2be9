import { parseCustomEvm, type CustomEvm } from '@demo-evm/shared/domain';
import { loadLate } from '@demo-evm/shared/ui';

const load = () => import(/* webpackChunkName: "tools" */ './linked-machine');

/**
 * Calls `onMachine` with the machine in the address's fragment, now and whenever the fragment changes. If the
 * fragment has no machine, `onMachine` gets `null`. Behaviour: A machine that travels.
 * @returns A function that stops these calls.
 */
export function openLink(onMachine: (machine: CustomEvm | null) => void): () => void {
  let stop = loadLate(load, ({ watchLink }) => {
    stop = watchLink(parseCustomEvm, onMachine);
  });
  return () => stop();
}
