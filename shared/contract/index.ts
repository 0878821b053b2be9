export { CONTRACT_VERSION, SUPPORTED_CONTRACTS } from './contract-version';
export { createHost } from './create-host';
export { createEarlyAnswers, type EarlyAnswers } from './early-answers';
export { browserEntry } from './history-entry';
export type { Host, HostConfig, RemoteModule } from './host';
export type { LanguageStore } from './language-store';
export {
  EARLY_ANSWERS_ID,
  jsonBlock,
  PAGE_DATA_ID,
  readEarlyAnswers,
  readPageData,
  type PageData,
} from './page-data';
export type { Watchdog } from './page-globals';
export type { PreviewSlot } from './preview-slot';
export type { Canary, Registry, RegistryModule, Release, ReleasedFile } from './registry';
export { describeRemote, fileUrl, integrityByFile, type RemoteRelease } from './remote-release';
export { SERVER_RENDER_FILES, type RenderApp, type RenderInput } from './server-render';
export { followOtherTabs, type SessionStore } from './session-store';
export { slowNetworkMs } from './slow-network';
