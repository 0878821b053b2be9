import type { Language } from './language';

/** Which language's words are on the screen, and which are on their way. */
export interface LanguageSwitch {
  readonly shown: Language;
  /** `null`: nothing is on its way, `shown` is final. */
  readonly wanted: Language | null;
}

export type LanguageEvent =
  | { readonly type: 'wanted'; readonly language: Language }
  /** Loading `language` ended: its words are in `shown`, which is en where they could not be had. */
  | { readonly type: 'loaded'; readonly language: Language; readonly shown: Language };

/**
 * The next state; the same object when nothing happens. Words that arrive for a language that is no longer
 * wanted are dropped, so a fast switch never shows a stale one; one that failed can be asked for again.
 * Spec 4: Language; behaviour: Language.
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
