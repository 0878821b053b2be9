import type ui from './en.json';

/** The compiler accepts only translation keys that exist. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui };
  }
}
