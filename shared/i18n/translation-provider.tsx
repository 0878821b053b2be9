import type { Host } from '@demo-evm/shared/contract';
import {
  isTable,
  switchLanguage,
  type Language,
  type LanguageSwitch,
  type Table,
} from '@demo-evm/shared/domain';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createTexts } from './create-texts';
import { loadTable, tableUrl } from './table-loader';

interface ProviderProps {
  readonly host: Host;
  /** The app's English texts. They are part of the bundle, so they can be shown when no table can be loaded. */
  readonly builtIn: Table;
  /** Set for an app with only one language. The app then ignores the Host's language. */
  readonly only?: Language;
  readonly children: ReactNode;
}

/**
 * The Hindi and Marathi texts that are shown while the first translation table loads. `builtIn` has the English ones.
 */
const LOADING_TEXTS = {
  hi: { LOADING: 'लोड हो रहा है…', NET_SLOW: 'नेटवर्क धीमा है। कृपया रुकें।' },
  mr: { LOADING: 'लोड होत आहे…', NET_SLOW: 'नेटवर्क संथ आहे. कृपया थांबा.' },
};

const Settled = createContext(false);

/**
 * Makes the texts of the first render. They are complete if the page's early answers (`host.early`) include the
 * translation table.
 */
function firstTexts(host: Host, builtIn: Table, only: Language | undefined) {
  const first = only ?? host.language.getState().language;
  const table = host.early?.peek(tableUrl(first));
  const isEarly = isTable(table);
  const words = isEarly ? { [first]: { ...(first === 'en' && builtIn), ...table } } : {};
  return { i18n: createTexts(first, { en: builtIn, ...LOADING_TEXTS, ...words }), first, isEarly };
}

/**
 * Gives an app its own i18next instance. Its language is `only` or, without `only`, the Host's language. While another
 * language is being loaded, the earlier language stays on the screen. Behaviour: Language.
 */
export function TranslationProvider({ host, builtIn, only, children }: ProviderProps) {
  const [{ i18n, first, isEarly }] = useState(() => firstTexts(host, builtIn, only));
  const [isSettled, setIsSettled] = useState(isEarly);

  useLayoutEffect(() => {
    const wantedNow = () => only ?? host.language.getState().language;
    let state: LanguageSwitch = { shown: first, wanted: isEarly ? null : wantedNow() };
    let isFirst = !isEarly;
    const load = async (language: Language) => {
      setIsSettled(false);
      if (isFirst) void i18n.changeLanguage(language); // shows the built-in loading texts in this language
      const { language: shown, table } = await loadTable(language);
      const next = switchLanguage(state, { type: 'loaded', language, shown });
      if (next === state) return;
      state = next;
      isFirst = false;
      if (table) i18n.addResourceBundle(shown, 'translation', table, true, true);
      await i18n.changeLanguage(shown);
      // While `changeLanguage` ran, the wanted language may have changed, or the app may have been removed. Then
      // `state` is no longer `next`.
      if (state === next) setIsSettled(true);
    };
    const follow = () => {
      const next = switchLanguage(state, { type: 'wanted', language: wantedNow() });
      if (next === state) return;
      state = next;
      void load(wantedNow());
    };
    if (isEarly) follow();
    else void load(wantedNow());
    const unsubscribe = host.language.subscribe(follow);
    return () => {
      state = { ...state, wanted: null };
      unsubscribe();
    };
  }, [host, i18n, first, isEarly, only]);

  return (
    <I18nextProvider i18n={i18n}>
      <Settled.Provider value={isSettled}>{children}</Settled.Provider>
    </I18nextProvider>
  );
}

export interface Texts {
  readonly t: ReturnType<typeof useTranslation>['t'];
  /** The language of the shown texts. Format digits and dates in this language too. */
  readonly language: Language;
  /**
   * Is the loading of the translation table over? Then the texts are in the wanted language, or in English after a
   * failure.
   */
  readonly isSettled: boolean;
}

/** Gives the texts of the surrounding app, and their language. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const isSettled = useContext(Settled);
  return { t, language: i18n.language as Language, isSettled };
}

interface OnceSettledProps {
  /** Rendered until the loading of the translation table is over for the first time. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders `fallback` until the loading of the translation table is over for the first time. After that, always renders
 * `children`.
 */
export function OnceSettled({ fallback, children }: OnceSettledProps) {
  const { isSettled } = useTexts();
  const [isShown, setIsShown] = useState(isSettled);
  if (isSettled && !isShown) setIsShown(true);
  return isShown ? children : fallback;
}
