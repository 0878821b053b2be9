export { CONTRACT_VERSION, SUPPORTED_CONTRACTS } from './contract-version';
export { createHost } from './create-host';
export { createEarlyAnswers, type EarlyAnswers } from './early-answers';
export { browserEntry } from './history-entry';
export { endHandover, handedOver } from './handover';
export type { Host, HostConfig, RemoteModule } from './host';
export type { LanguageStore } from './language-store';
export {
  EARLY_ANSWERS_ID,
  jsonBlock,
  PAGE_DATA_ID,
  pageBlocks,
  readEarlyAnswers,
  readPageData,
  type PageData,
} from './page-data';
export type { Watchdog } from './page-globals';
export type { PreviewSlot } from './preview-slot';
export type { Canary, CanaryWatch, Registry, RegistryModule, Release, ReleasedFile } from './registry';
export {
  describeRemote,
  fileUrl,
  HASH_LIST_FILE,
  integrityByFile,
  withNeededHashes,
  type RemoteRelease,
} from './remote-release';
export {
  EARLY_LISTEN_FILE,
  EARLY_SLIP_FILES,
  OLD_PRESS_FILE,
  PRESS_PARTS,
  SERVER_RENDER_FILES,
  type RenderApp,
  type RenderInput,
} from './server-render';
export { followOtherTabs, storedToken, type SessionStore } from './session-store';
export { slowNetworkMs } from './slow-network';
export {
  joinBlocks,
  REPLACED_MARK,
  SHOWN_MARK,
  type MessageFromWorker,
  type MessageToWorker,
} from './worker-messages';
