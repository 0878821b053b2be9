import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { AuthPage } from './auth-page';
import words from './translations/en.json';

export const contractVersion = CONTRACT_VERSION;

/** The page on which a campaign changes its machine, mounted at `/auth`. Spec 2: Auth page. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }}>
      <AuthPage host={host} />
    </TranslationProvider>
  );
}
