import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { BiharPage } from './bihar-page';
import words from './translations/en.json';

export const contractVersion = CONTRACT_VERSION;

/** A machine with fixed options and visible counts, mounted at `/demoevm-bihar`, in Hindi only. Spec 2: Bihar page. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }} only="hi">
      <BiharPage host={host} />
    </TranslationProvider>
  );
}
