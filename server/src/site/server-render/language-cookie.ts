import { LANGUAGES, type Language } from '@demo-evm/shared/domain';

/**
 * Gives the language in the visitor's cookie; `undefined` without a valid cookie. A page sets the cookie when
 * the visitor chooses a language, and when the server-rendered HTML is not in the visitor's language.
 * Behaviour: Language.
 */
export function languageOf(cookies = ''): Language | undefined {
  return cookies === '' ? undefined : LANGUAGES.find((language) => COOKIE_OF[language].test(cookies));
}

const cookieOf = (language: Language) => new RegExp(`(?:^|; ?)language=${language}(?:;|$)`);
const COOKIE_OF = { en: cookieOf('en'), hi: cookieOf('hi'), mr: cookieOf('mr') } satisfies Record<
  Language,
  RegExp
>;
