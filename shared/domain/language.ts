export const LANGUAGES = ['en', 'hi', 'mr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The translation key of each language's name. */
export const LANGUAGE_KEYS = { en: 'LANG_EN', hi: 'LANG_HI', mr: 'LANG_MR' } as const;

/** The languages that a page proposes. `resolveLanguage` decides between them. */
export interface LanguageProposal {
  /** The language in the address, such as `mr` in `/demo/mr`. */
  readonly route?: Language | undefined;
  /** The language of the machine that is shown. */
  readonly machine?: Language | undefined;
  /** The default of the page. */
  readonly page?: Language | undefined;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * @returns The first language that is set, in this order: the language in the address, the visitor's choice, the
 *   machine's language, the page's default. It is Marathi if none of them is set. Behaviour: Language.
 */
export function resolveLanguage(chosen: Language | undefined, proposal: LanguageProposal): Language {
  return proposal.route ?? chosen ?? proposal.machine ?? proposal.page ?? 'mr';
}

/** @returns The `Intl` locale of a language. The locales of hi and mr write Devanagari digits. Behaviour: Language. */
export function localeOf(language: Language): string {
  return { en: 'en-IN', hi: 'hi-IN-u-nu-deva', mr: 'mr-IN-u-nu-deva' }[language];
}
