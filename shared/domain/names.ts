import type { Language } from './language';

/** A name and the language it is written in, for its `lang` attribute; `undefined` where nobody knows. */
export interface NamedIn {
  readonly text: string;
  readonly lang?: Language | undefined;
}

export interface NamePair {
  readonly first: NamedIn;
  /** Missing when there is only one name, or both are the same. */
  readonly second?: NamedIn;
}

/**
 * The two names in reading order: hi and mr show the Marathi one first, en the English one; an empty
 * name falls back to the other. `null`: there is no name at all. Behaviour: The machine a visitor sees.
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
