import type { Language } from './language';

/** The language on the screen and the language that is being loaded. */
export interface LanguageSwitch {
  readonly shown: Language;
  /** The language that is being loaded, or `null` if no language is being loaded. */
  readonly wanted: Language | null;
}

export type LanguageEvent =
  | { readonly type: 'wanted'; readonly language: Language }
  /** Loading `language` has ended. `shown` is the language of the words: `language`, or English after a failure. */
  | { readonly type: 'loaded'; readonly language: Language; readonly shown: Language };

/**
 * Gives the next state, or the same object when nothing changes. A `loaded` event is ignored if its language is no
 * longer wanted, so a fast switch never shows an outdated language. If Hindi or Marathi fails to load, a later `wanted`
 * event can ask for the language again. Spec 4: Language; behaviour: Language.
 */
export function switchLanguage(state: LanguageSwitch, event: LanguageEvent): LanguageSwitch {
  const { language } = event;
  switch (event.type) {
    case 'wanted':
      return language === (state.wanted ?? state.shown) ? state : { ...state, wanted: language };
    case 'loaded':
      return language === state.wanted ? { shown: event.shown, wanted: null } : state;
    default:
      return event satisfies never;
  }
}
