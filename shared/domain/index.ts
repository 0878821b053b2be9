export { readCount, UNREAD, type CountReading, type Reading } from './count-reading';
export { parseCustomEvm, withCustomVote, type CustomEvm, type NewCustomEvm } from './custom-evm';
export { electionKey, ELECTIONS, type ElectionKey } from './election';
export { isNumericField, type EvmDetails, type OwnEvmDetails } from './evm-details';
export { imageUrl } from './image-url';
export {
  isLanguage,
  LANGUAGE_KEYS,
  LANGUAGES,
  localeOf,
  resolveLanguage,
  type Language,
  type LanguageProposal,
} from './language';
export { languageOfText } from './language-of-text';
export { switchLanguage, type LanguageSwitch } from './language-switch';
export { mountedAt, mountsMeet } from './mounts';
export { pairNames, type NamePair, type NamedIn } from './names';
export { devanagari, formatDate, formatDigits, formatNumber } from './numerals';
export { openMachine, OPENING, type FoundMachine, type MachineState } from './open-machine';
export {
  HIGHLIGHT_MS,
  isBusy,
  isTimed,
  press,
  READY,
  type Press,
  type PressCue,
  type PressEnd,
  type PressEvent,
} from './press';
export { machinePath } from './machine-path';
export { parseDetails } from './parse-details';
export { isRecord } from './record';
export { redirectOf, REDIRECTS } from './redirects';
export { failure, success, type Result } from './result';
export { activeSerial, rowCount } from './serial';
export { whatsappLink } from './share-link';
export { machineTheme, themeColor, themeOf, THEMES, type Theme } from './theme';
export {
  customVid,
  DEMO_VID,
  describeVid,
  isReservedVid,
  isVid,
  newestFirst,
  proposalOf,
  publishedVid,
  vidOfPath,
  type VidMeaning,
} from './vid';
export { constituencyOf, type SendOutcome, type Vote, type VoteFate, type VoteTarget } from './vote';
export { createVoteId } from './vote-id';
export { votingDayOf, type VotingDay, type VotingDays } from './voting-day';
export { isTable, type Table } from './table';
