import { lateTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the showcase. They are in its chunk. */
export const productTexts = lateTexts<typeof en>({ en, hi, mr });

export type ProductTexts = typeof productTexts;
