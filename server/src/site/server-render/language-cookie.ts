import { LANGUAGES, type Language } from '@demo-evm/shared/domain';

/**
 * Gives the language in the visitor's cookie; `undefined` without a valid cookie. A page sets the cookie when
 * the visitor chooses a language, and when the server-rendered HTML is not in the visitor's language.
 * Behaviour: Language.
 */
export function languageOf(cookies = ''): Language | undefined {
  return COOKIES.find(({ pattern }) => pattern.test(cookies))?.language;
}

const COOKIES = LANGUAGES.map((language) => ({
  language,
  pattern: new RegExp(`(?:^|; ?)language=${language}(?:;|$)`),
}));
