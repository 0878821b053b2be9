import type { Language } from '@demo-evm/shared/domain';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** True when the loading of the translation table is over. The provider of the texts sets this context. */
export const Settled = createContext(false);

export interface Texts {
  readonly t: ReturnType<typeof useTranslation>['t'];
  /** The language of the shown texts. Format digits and dates in this language too. */
  readonly language: Language;
  /**
   * True when the loading of the translation table is over. The texts are then in the wanted language, or in
   * English after a failure.
   */
  readonly isSettled: boolean;
}

/** Gives the texts of the surrounding app, and their language. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const isSettled = useContext(Settled);
  return { t, language: i18n.language as Language, isSettled };
}
