import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts about former links. They are in the chunk of the dialog for the short link. */
const formerTexts = lateTexts<typeof en>({ en, hi, mr });

/** The texts of this chunk in the language of the page. */
export function useFormerTexts(): ReturnType<typeof formerTexts> {
  return formerTexts(useTexts().language);
}
