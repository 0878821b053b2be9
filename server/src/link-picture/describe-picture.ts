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
} from '@demo-evm/shared/domain';
import type { FindStored, PictureFacts } from './picture-facts';

interface DescribeOptions {
  readonly language: Language;
  /** Gives the remote's text for a key, with `values` in the placeholders; an empty text if there is no such text. */
  readonly words: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly findStored: FindStored;
}

/** A longer text is cut to this length before it is shaped. No text of this length fits into the picture. */
const MAX_CHARACTERS = 150;

/**
 * Collects what the picture of a machine shows. Gives `null` when the machine has no name or no serial. Every picture
 * must say that this is no real vote, so the result is also `null` when the remote has no text `DEMO_NOTICE`.
 */
export function describePicture(
  machine: EvmDetails,
  { language, words, findStored }: DescribeOptions,
): PictureFacts | null {
  const names = inOrder(machine.cname, machine.e_cname, language);
  const serial = activeSerial(machine.evmsr);
  const notice = words('DEMO_NOTICE');
  if (names.length === 0 || serial === null || notice === '') return null;
  const { bar, ink } = machineTheme(machine);
  return {
    language,
    names,
    section: sectionOf(machine, language, words),
    areas: inOrder(machine.vname, machine.e_vname, language),
    serial: devanagari(serial),
    press: words('PRESS'),
    notice,
    bar,
    ink,
    photo: findStored(imageUrl(machine.cpicurl)),
    symbol: findStored(imageUrl(machine.symbolurl)),
  };
}

type Name = EvmDetails['cname'];

function inOrder(marathi: Name, english: Name, language: Language): string[] {
  const pair = pairNames(marathi, english, language);
  return [pair?.first, pair?.second].flatMap((name) => (name ? [name.text.slice(0, MAX_CHARACTERS)] : []));
}

/** Gives the kind and number of the section, such as `Ward No. 21`, as on the confirmation of a vote. */
function sectionOf(
  { vidint, main_title }: EvmDetails,
  language: Language,
  words: DescribeOptions['words'],
): string {
  const text = String(vidint ?? '')
    .trim()
    .slice(0, MAX_CHARACTERS);
  if (text === '') return '';
  const number = /^\d+$/.test(text) ? formatDigits(text, language) : text;
  return words(SECTION_KEYS[sectionKind(main_title)], { number });
}

const SECTION_KEYS = {
  ward: 'SECTION_WARD',
  constituency: 'SECTION_CONSTITUENCY',
  area: 'SECTION_OTHER',
} as const;
