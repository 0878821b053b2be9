import type ui from './translations/en.json';

/** For an app's `i18next.d.ts`: the only translation keys are those of its own tables and of shared/ui. */
export interface AppTexts<Words> {
  readonly resources: { readonly translation: typeof ui & Words };
}
