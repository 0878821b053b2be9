import type ui from './translations/en.json';

/** An app's `i18next.d.ts` extends this type, so only translation keys of the app and of shared/ui compile. */
export interface AppTexts<Words> {
  readonly resources: { readonly translation: typeof ui & Words };
}
