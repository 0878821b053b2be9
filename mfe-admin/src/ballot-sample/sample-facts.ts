import {
  activeSerial,
  formatDigits,
  imageUrl,
  isLanguage,
  languageOfText,
  machineTheme,
  pairNames,
  rowCount,
  sectionKind,
  type EvmDetails,
  type Language,
  type NamedIn,
  type NamePair,
  type Theme,
} from '@demo-evm/shared/domain';
import { SAMPLE_WORDS, type SampleWords } from './sample-words';

/** A machine without a language is in Hindi, the language of the voting page. Spec 9: Languages. */
const VOTING_PAGE_LANGUAGE: Language = 'hi';

/** What the sample shows. An empty text is not drawn. */
export interface SampleFacts {
  readonly language: Language;
  readonly words: SampleWords;
  readonly theme: Theme;
  readonly section: {
    readonly number: string;
    readonly badge: string;
    readonly area: NamedIn | undefined;
    readonly subtitle: NamedIn;
  };
  /** The candidate's serial; `null` when it is missing or not valid. */
  readonly serial: number | null;
  /** The serials of the rows that are drawn, from top to bottom. One of them is `serial`. */
  readonly rows: readonly (number | null)[];
  readonly names: NamePair | null;
  readonly party: NamedIn;
  /** URLs that `imageUrl` has checked. `null` shows a placeholder. */
  readonly photo: string | null;
  readonly symbol: string | null;
}

/** Gathers what voters see of a machine in their language. Behaviour: The machine a visitor sees. */
export function sampleFacts(machine: EvmDetails): SampleFacts {
  const language = isLanguage(machine.extra4) ? machine.extra4 : VOTING_PAGE_LANGUAGE;
  const words = SAMPLE_WORDS[language];
  const serial = activeSerial(machine.evmsr);
  const named = (text: string | null | undefined): NamedIn => {
    const trimmed = text?.trim() ?? '';
    return { text: trimmed, lang: languageOfText(trimmed, machine.extra4) };
  };
  return {
    language,
    words,
    theme: machineTheme(machine),
    section: {
      number: formatDigits(String(machine.vidint ?? '').trim(), language),
      badge: words.section[sectionKind(machine.main_title)],
      area: pairNames(machine.vname, machine.e_vname, language)?.first,
      subtitle: named(machine.entity_subtitle),
    },
    serial,
    rows: rowsAround(serial),
    names: pairNames(machine.cname, machine.e_cname, language),
    party: named(machine.sname),
    photo: imageUrl(machine.cpicurl),
    symbol: imageUrl(machine.symbolurl),
  };
}

/** Gives four rows: usually the candidate's row with two rows before it and one after it. */
function rowsAround(serial: number | null): readonly (number | null)[] {
  if (serial === null) return [1, 2, null, 3];
  const first = Math.min(Math.max(1, serial - 2), rowCount(serial) - 3);
  return [first, first + 1, first + 2, first + 3];
}
