import type { Host } from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';
import { createInstance, type i18n } from 'i18next';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { loadTable, type Table } from './table-loader';

interface ProviderProps {
  readonly host: Host;
  /** The app's English table, bundled: shown when no table can be loaded, never raw keys. */
  readonly builtIn: Table;
  /** For an app that speaks one language only, whatever the Host's is. */
  readonly only?: Language;
  readonly children: ReactNode;
}

/** Known before any table has arrived, for the loading line. */
const FIRST_WORDS = { hi: { LOADING: 'लोड हो रहा है…' }, mr: { LOADING: 'लोड होत आहे…' } };

const Settled = createContext(false);

/**
 * Gives an app its own i18next instance that follows the Host's language. A new language is shown when
 * its table is there; until then the old one stays. BEHAVIOUR: Language.
 */
export function TranslationProvider({ host, builtIn, only, children }: ProviderProps) {
  const [i18n] = useState(() => createTexts(only ?? host.language.getState().language, builtIn));
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    let latest: Language | undefined;
    const show = async (language: Language) => {
      if (language === latest) return;
      latest = language;
      const loaded = await loadTable(language);
      if (latest !== language) return; // a newer choice is on its way: never show a stale language
      if (loaded.table) i18n.addResourceBundle(loaded.language, 'translation', loaded.table, true, true);
      await i18n.changeLanguage(loaded.language);
      setIsSettled(true);
    };
    const follow = ({ language }: { language: Language }) => void show(only ?? language);
    follow(host.language.getState());
    const unsubscribe = host.language.subscribe(follow);
    return () => {
      latest = undefined;
      unsubscribe();
    };
  }, [host, i18n, only]);

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
  /** Has the first table arrived, or failed for good? Until then only `LOADING` is in the right language. */
  readonly isSettled: boolean;
}

/** The words of the app around it, and the language they are in. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const isSettled = useContext(Settled);
  return { t, language: i18n.language as Language, isSettled };
}

function createTexts(language: Language, builtIn: Table): i18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: {
      en: { translation: builtIn },
      hi: { translation: FIRST_WORDS.hi },
      mr: { translation: FIRST_WORDS.mr },
    },
  });
  return i18n;
}
