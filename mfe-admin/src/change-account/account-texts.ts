import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the account. They are in the chunk of its button. */
const accountTexts = lateTexts<typeof en>({ en, hi, mr });

export type AccountTexts = ReturnType<typeof accountTexts>;

/** The texts of this chunk in the language of the page. */
export function useAccountTexts(): AccountTexts {
  return accountTexts(useTexts().language);
}
