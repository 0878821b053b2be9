import type { AppTexts } from '@demo-evm/shared/ui';
import type words from './translations/en.json';

declare module 'i18next' {
  interface CustomTypeOptions extends AppTexts<typeof words> {}
}
