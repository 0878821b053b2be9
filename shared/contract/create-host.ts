import type { KeyValueStorage } from '@demo-evm/shared/device';
import { CONTRACT_VERSION } from './contract-version';
import { createEarlyAnswers } from './early-answers';
import { createMemoryEntry } from './history-entry';
import type { Host, HostConfig } from './host';
import { createLanguageStore } from './language-store';
import { createPreviewSlot } from './preview-slot';
import { createSessionStore } from './session-store';

/** Makes the Host of a page or of a server-side rendering. Each page and each rendering has its own Host. */
export function createHost(
  config: HostConfig,
  storage: KeyValueStorage,
  early = createEarlyAnswers(),
  entry = createMemoryEntry(),
): Host {
  return {
    contractVersion: CONTRACT_VERSION,
    session: createSessionStore(storage),
    language: createLanguageStore(storage, entry),
    preview: createPreviewSlot(),
    config,
    early,
  };
}
