import { LANGUAGES, type Language } from '@demo-evm/shared/domain';

/** The language that the visitor's browser has chosen before, as early.js told. Behaviour: Language. */
export function languageOf(cookies = ''): Language | undefined {
  return LANGUAGES.find((language) => new RegExp(`(?:^|; ?)language=${language}(?:;|$)`).test(cookies));
}
