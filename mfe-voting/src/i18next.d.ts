import type ui from '@demo-evm/shared/ui/translations/en.json';
import type app from './translations/en.json';

/** Only keys that exist can be asked for. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui & typeof app };
  }
}
