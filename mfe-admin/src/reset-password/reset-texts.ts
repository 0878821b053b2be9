import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts for a forgotten password and of the note on privacy. They are in the chunk of these parts. */
const resetTexts = lateTexts<typeof en>({ en, hi, mr });

export type ResetTexts = ReturnType<typeof resetTexts>;

/** The texts of this chunk in the language of the page. */
export function useResetTexts(): ResetTexts {
  return resetTexts(useTexts().language);
}
