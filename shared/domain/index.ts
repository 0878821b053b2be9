export { BALLOT_SYMBOLS, isBallotSymbol, type BallotSymbol } from './ballot-symbols';
export { constituencyOf } from './constituency';
export { readCount, UNREAD, type CountReading, type Reading } from './count-reading';
export { crc32 } from './crc32';
export { withCustomVote, type CustomCandidate, type CustomEvm, type NewCustomEvm } from './custom-evm';
export { customVid, newestFirst } from './custom-vid';
export { electionKey, ELECTIONS, sectionKind, type ElectionKey, type SectionKind } from './election';
export {
  isNumericField,
  MAX_SECTION_NUMBER,
  type EvmDetails,
  type FormerVid,
  type OwnEvmDetails,
} from './evm-details';
export { fitText, type FittedText, type Measure, type Room } from './fit-text';
export { formatDayOf, formatMoment } from './format-moment';
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
export { MAX_CANDIDATES } from './max-candidates';
export { pairNames, type NamePair, type NamedIn } from './names';
export { devanagari, formatDate, formatDigits, formatNumber, formatPercent, latinDigits } from './numerals';
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
export { parseCustomEvm } from './parse-custom-evm';
export { isPhoto } from './photo';
export { parseDetails } from './parse-details';
export { isRecord } from './record';
export { redirectOf, REDIRECTS } from './redirects';
export { failure, success, type Result } from './result';
export { activeSerial, rowCount } from './serial';
export { sharesOf } from './shares';
export { whatsappLink } from './share-link';
export { SLOW_NETWORK_NOTICE_MS } from './slow-network-notice';
export { machineTheme, themeColor, themeOf, THEMES, type Theme } from './theme';
export {
  DEMO_VID,
  describeVid,
  isReservedVid,
  isVid,
  LINK_VID,
  MAX_VID_LENGTH,
  MIN_VID_LENGTH,
  proposalOf,
  publishedVid,
  vidOfPath,
  type VidMeaning,
} from './vid';
export { visibleText } from './visible-text';
export type { SendOutcome, Vote, VoteFate, VoteTarget } from './vote';
export { createVoteId } from './vote-id';
export { votingDayOf, type VotingDay, type VotingDays } from './voting-day';
export { isTable, type Table } from './table';
