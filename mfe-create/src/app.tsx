import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { CreatePage } from './create-page';
import words from './translations/en.json';

export const contractVersion = CONTRACT_VERSION;

/** The page that makes custom machines, mounted at `/create`. Spec 2: Create page. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }}>
      <CreatePage host={host} />
    </TranslationProvider>
  );
}
