import type ui from './en.json';

/** Makes the compiler accept only translation keys that exist. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui };
  }
}
