import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of those parts of the form that are loaded late. They are in the chunk of these parts. */
export const formTexts = lateTexts<typeof en>({ en, hi, mr });

/** The late texts of the form in the language of the page. */
export function useFormTexts() {
  return formTexts(useTexts().language);
}
