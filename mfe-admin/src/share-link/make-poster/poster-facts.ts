import {
  activeSerial,
  devanagari,
  formatDigits,
  imageUrl,
  machineTheme,
  pairNames,
  sectionKind,
  type EvmDetails,
  type Language,
  type Theme,
} from '@demo-evm/shared/domain';
import { POSTER_WORDS, type PosterWords } from './poster-words';

/** What a poster shows. An empty text is not drawn. */
export interface PosterFacts {
  readonly language: Language;
  readonly words: PosterWords;
  readonly theme: Theme;
  readonly section: string;
  readonly name: string;
  readonly party: string;
  readonly serial: number | null;
  /** The serial as the machine shows it; an empty text when the machine has none. */
  readonly digit: string;
  /** `symbol` and `photo` are URLs that `imageUrl` has checked; `null` when the machine has no valid URL. */
  readonly symbol: string | null;
  readonly photo: string | null;
  readonly url: string;
  /** The link as people write it, without the protocol. */
  readonly address: string;
}

/** Gathers what the poster of a machine shows in a language. Behaviour: Posters. */
export function posterFacts(machine: EvmDetails, url: string, language: Language): PosterFacts {
  const serial = activeSerial(machine.evmsr);
  const words = POSTER_WORDS[language];
  const number = String(machine.vidint ?? '').trim();
  const area = pairNames(machine.vname, machine.e_vname, language)?.first.text ?? '';
  return {
    language,
    words,
    theme: machineTheme(machine),
    section: [
      number && `${words.section[sectionKind(machine.main_title)]} ${formatDigits(number, language)}`,
      area,
    ]
      .filter(Boolean)
      .join(' · '),
    name: pairNames(machine.cname, machine.e_cname, language)?.first.text ?? '',
    party: machine.sname?.trim() ?? '',
    serial,
    digit: serial === null ? '' : devanagari(serial),
    symbol: imageUrl(machine.symbolurl),
    photo: imageUrl(machine.cpicurl),
    url,
    address: url.replace(/^https?:\/\//, ''),
  };
}
