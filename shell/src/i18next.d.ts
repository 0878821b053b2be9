import type ui from '@demo-evm/shared/ui/translations/en.json';
import type words from './translations/en.json';

/** Makes `t` accept only keys that exist in these two translation files. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui & typeof words };
  }
}
