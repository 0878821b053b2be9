import { lateTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the saved machines. They are in the chunk of the late parts. */
export const savedTexts = lateTexts<typeof en>({ en, hi, mr });
