import { lateTexts, useTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the earlier versions. They are in the chunk of their dialog. */
const versionTexts = lateTexts<typeof en>({ en, hi, mr });

/** The texts of this chunk in the language of the page. */
export function useVersionTexts(): ReturnType<typeof versionTexts> {
  return versionTexts(useTexts().language);
}
