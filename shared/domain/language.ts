export const LANGUAGES = ['en', 'hi', 'mr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The translation key of each language's name. */
export const LANGUAGE_KEYS = { en: 'LANG_EN', hi: 'LANG_HI', mr: 'LANG_MR' } as const;

/** What a page says of its language; see `resolveLanguage` for the order. */
export interface LanguageProposal {
  /** Set by an address that names a language, such as `/demo/mr`. */
  readonly route?: Language | undefined;
  readonly machine?: Language | undefined;
  readonly page?: Language | undefined;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The route's language, then the visitor's choice, the machine's and the page's; mr elsewhere. Behaviour: Language. */
export function resolveLanguage(chosen: Language | undefined, proposal: LanguageProposal): Language {
  return proposal.route ?? chosen ?? proposal.machine ?? proposal.page ?? 'mr';
}

/** The `Intl` locale of a language: hi and mr write Devanagari digits. Behaviour: Language. */
export function localeOf(language: Language): string {
  return { en: 'en-IN', hi: 'hi-IN-u-nu-deva', mr: 'mr-IN-u-nu-deva' }[language];
}
