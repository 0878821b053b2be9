import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the numbers. They are in the chunk of the panel. */
const numbersTexts = lateTexts<typeof en>({ en, hi, mr });

export type NumbersTexts = ReturnType<typeof numbersTexts>;

/** The texts of this chunk in the language of the page. */
export function useNumbersTexts(): NumbersTexts {
  return numbersTexts(useTexts().language);
}
