import type { Host } from '@demo-evm/shared/contract';
import { switchLanguage, type Language, type LanguageSwitch, type Table } from '@demo-evm/shared/domain';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createTexts } from './create-texts';
import { isTable, loadTable, tableUrl } from './table-loader';

interface ProviderProps {
  readonly host: Host;
  /** The app's English table, bundled: shown when no table can be loaded, never raw keys. */
  readonly builtIn: Table;
  /** For an app that speaks one language only, whatever the Host's is. */
  readonly only?: Language;
  readonly children: ReactNode;
}

/** Known before any table has arrived, for the loading line. */
const FIRST_WORDS = {
  hi: { LOADING: 'लोड हो रहा है…', NET_SLOW: 'नेटवर्क धीमा है। कृपया प्रतीक्षा करें।' },
  mr: { LOADING: 'लोड होत आहे…', NET_SLOW: 'नेटवर्क संथ आहे. कृपया थांबा.' },
};

const Settled = createContext(false);

/** The words that are here already: with a table that the page asked for early, the first drawing has them all. */
function firstTexts(host: Host, builtIn: Table, only: Language | undefined) {
  const first = only ?? host.language.getState().language;
  const table = host.early?.peek(tableUrl(first));
  const isEarly = isTable(table);
  const words = isEarly ? { [first]: { ...(first === 'en' && builtIn), ...table } } : {};
  return { i18n: createTexts(first, { en: builtIn, ...FIRST_WORDS, ...words }), first, isEarly };
}

/**
 * Gives an app its own i18next instance that follows the Host's language. A new language is shown when
 * its table is there; until then the old one stays. Behaviour: Language.
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
      if (isFirst) void i18n.changeLanguage(language); // its loading line is known
      const { language: shown, table } = await loadTable(language);
      const next = switchLanguage(state, { type: 'loaded', language, shown });
      if (next === state) return;
      state = next;
      isFirst = false;
      if (table) i18n.addResourceBundle(shown, 'translation', table, true, true);
      await i18n.changeLanguage(shown);
      if (state === next) setIsSettled(true); // else another language has been wanted meanwhile
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
  /** The language of the texts on the screen; digits and dates follow it. */
  readonly language: Language;
  /** Are they in the wanted language, or has that failed for good? */
  readonly isSettled: boolean;
}

/** The words of the app around it, and the language they are in. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const isSettled = useContext(Settled);
  return { t, language: i18n.language as Language, isSettled };
}

interface OnceSettledProps {
  /** Drawn until the words are there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children first when the words are in the wanted language; a later change leaves them shown. */
export function OnceSettled({ fallback, children }: OnceSettledProps) {
  const { isSettled } = useTexts();
  const [isShown, setIsShown] = useState(isSettled);
  if (isSettled && !isShown) setIsShown(true);
  return isShown ? children : fallback;
}
