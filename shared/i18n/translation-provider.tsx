import type { Host } from '@demo-evm/shared/contract';
import { switchLanguage, type Language, type LanguageSwitch, type Table } from '@demo-evm/shared/domain';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { firstTexts } from './first-texts';
import { loadTable } from './table-loader';
import { Settled } from './use-texts';

interface ProviderProps {
  readonly host: Host;
  /** The app's English texts. They are part of the bundle, so they can be shown when no table can be loaded. */
  readonly builtIn: Table;
  /** Set for an app with only one language. The app then ignores the Host's language. */
  readonly only?: Language;
  readonly children: ReactNode;
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
