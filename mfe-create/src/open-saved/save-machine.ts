import { browserStorage } from '@demo-evm/shared/device';
import type { CustomEvm, NewCustomEvm } from '@demo-evm/shared/domain';
import { createEvmShelf } from './evm-shelf';

/** Saves a machine on this device: a new one, or the edited machine with this id (`replace` of EvmShelf). */
export async function saveMachine(edited: string | null, make: (stored: CustomEvm | null) => NewCustomEvm) {
  const shelf = createEvmShelf(browserStorage);
  return edited === null ? shelf.save(make(null)) : shelf.replace(edited, make);
}
