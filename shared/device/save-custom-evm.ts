import {
  customVid,
  failure,
  success,
  type CustomEvm,
  type NewCustomEvm,
  type Result,
} from '@demo-evm/shared/domain';
import { claimName } from './claim-name';
import type { SafeStorage } from './storage';

/**
 * Saves a new machine on this device. Its id is `evm_` and the time in milliseconds, or a later millisecond when that
 * id is taken. docs/decisions/0023
 */
export async function saveCustomEvm(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  machine: NewCustomEvm,
): Promise<Result<CustomEvm, 'storage-refused'>> {
  for (let milliseconds = Date.now(); ; milliseconds += 1) {
    const id = customVid(milliseconds);
    const isFree = (await claimName(id)) && storage.getItem(id) === null;
    const saved = { ...machine, id };
    // There is no `await` between the check and the write, so no other code of this tab runs in between.
    if (isFree)
      return storage.setItem(id, JSON.stringify(saved)) ? success(saved) : failure('storage-refused');
  }
}
