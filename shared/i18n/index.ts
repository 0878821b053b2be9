export { createTexts } from './create-texts';
export { OnceSettled, TranslationProvider, useTexts, type Texts } from './translation-provider';
