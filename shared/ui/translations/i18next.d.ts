import type ui from './en.json';

/** Only keys that exist can be asked for. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ui };
  }
}
