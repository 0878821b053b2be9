import { lateTexts } from '@demo-evm/shared/i18n';
import en from './texts/en.json';
import hi from './texts/hi.json';
import mr from './texts/mr.json';

/** The texts of the tools of a machine of this device. They are in the chunk of the tools. */
export const toolTexts = lateTexts<typeof en>({ en, hi, mr });

export type ToolTexts = ReturnType<typeof toolTexts>;
