import type ui from '@demo-evm/shared/ui/translations/en.json';
import type words from './translations/en.json';

/** `t` takes only keys that exist. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui & typeof words };
  }
}
