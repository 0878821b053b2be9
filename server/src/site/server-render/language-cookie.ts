import { LANGUAGES, type Language } from '@demo-evm/shared/domain';

/** The language that the visitor chose before. The page's early.js keeps it in a cookie. Behaviour: Language. */
export function languageOf(cookies = ''): Language | undefined {
  return LANGUAGES.find((language) => new RegExp(`(?:^|; ?)language=${language}(?:;|$)`).test(cookies));
}
