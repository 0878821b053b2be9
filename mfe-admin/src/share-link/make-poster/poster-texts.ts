import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the dialog for posters. They are in its chunk. */
const posterTexts = lateTexts<typeof en>({ en, hi, mr });

/** The texts of this chunk in the language of the page. */
export function usePosterTexts(): ReturnType<typeof posterTexts> {
  return posterTexts(useTexts().language);
}
