import type ui from './translations/en.json';

/** What `i18next.d.ts` of an app says: its own words and those of shared/ui exist, and no others can be asked for. */
export interface AppTexts<Words> {
  readonly resources: { readonly translation: typeof ui & Words };
}
