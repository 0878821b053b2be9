import type { RemoteModule, RemoteRelease } from '@demo-evm/shared/contract';
import type { LoadedRemote } from './try-release';

/** The state of all loads of one remote. */
interface RemoteSlot {
  /**
   * The release that was loaded last. It is `null` before the first load and after the page has stopped using the
   * canary of this remote.
   */
  loaded: { readonly release: RemoteRelease; readonly remote: RemoteModule } | null;
  /** True if the last try has failed. The next load then reads the registry first. */
  hasFailed: boolean;
  pendingTry: Promise<LoadedRemote> | null;
  pendingLoad: Promise<LoadedRemote> | null;
}

/** Makes a function that gives the state of a remote by the name of its module. */
export function createRemoteSlots(): (module: string) => RemoteSlot {
  const slots = new Map<string, RemoteSlot>();
  return (module) => {
    const slot = slots.get(module) ?? { loaded: null, hasFailed: false, pendingTry: null, pendingLoad: null };
    slots.set(module, slot);
    return slot;
  };
}
