import type { Host } from '@demo-evm/shared/contract';
import { createTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import en from '../translations/en.json';
import hi from '../translations/hi.json';
import mr from '../translations/mr.json';

/**
 * Provides the shell's few texts. All languages are in the bundle, because the texts are needed when the network fails.
 * docs/decisions/0004
 */
export function ShellTexts({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  const [i18n] = useState(() => createTexts(host.language.getState().language, { en, hi, mr }));

  useEffect(() => {
    const follow = () => void i18n.changeLanguage(host.language.getState().language);
    follow();
    return host.language.subscribe(follow);
  }, [host, i18n]);

  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
