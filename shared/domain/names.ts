import type { Language } from './language';

/** A text and its language, for the `lang` attribute. */
export interface NamedIn {
  readonly text: string;
  /** `undefined` when the language is not known. */
  readonly lang?: Language | undefined;
}

export interface NamePair {
  readonly first: NamedIn;
  /** Missing when there is only one name, or when both names are equal. */
  readonly second?: NamedIn;
}

/**
 * Puts two names in the order in which they are shown: Marathi first on a Hindi or Marathi page, English first on an
 * English page. Skips a missing or empty name, and the second of two equal names.
 * Behaviour: The machine a visitor sees.
 * @returns `null` when there is no name.
 */
export function pairNames(
  marathi: string | null | undefined,
  english: string | null | undefined,
  language: Language,
): NamePair | null {
  const mr: NamedIn = { text: marathi?.trim() ?? '', lang: 'mr' };
  const en: NamedIn = { text: english?.trim() ?? '', lang: 'en' };
  const [first, second] = (language === 'en' ? [en, mr] : [mr, en]).filter((name) => name.text !== '');
  if (!first) return null;
  return second && second.text !== first.text ? { first, second } : { first };
}
