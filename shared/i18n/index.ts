export { createTexts } from './create-texts';
export { lateTexts } from './late-texts';
export { OnceSettled } from './once-settled';
export { TranslationProvider } from './translation-provider';
export { useTexts, type Texts } from './use-texts';
