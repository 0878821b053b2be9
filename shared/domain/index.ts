export { electionKey, type ElectionKey } from './election';
export type { EvmDetails } from './evm-details';
export { imageUrl } from './image-url';
export {
  isLanguage,
  LANGUAGES,
  localeOf,
  resolveLanguage,
  type Language,
  type LanguageProposal,
} from './language';
export { mountedAt } from './mounts';
export { pairNames, type NamePair, type NamedIn } from './names';
export { devanagari, formatDate, formatDigits, formatNumber } from './numerals';
export { HIGHLIGHT_MS, isBusy, press, READY, type Press, type PressEvent } from './press';
export { REDIRECTS } from './redirects';
export { failure, success, type Result } from './result';
export { activeSerial, rowCount } from './serial';
export { whatsappLink } from './share-link';
export { machineTheme, themeColor, themeOf, THEMES, type Theme } from './theme';
export { describeVid, isVid, type VidMeaning } from './vid';
export { createVoteId } from './vote-id';
export { votingDayOf, type VotingDay, type VotingDays } from './voting-day';
