import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { DemoPage } from './demo-page';
import words from './translations/en.json';

export const contractVersion = CONTRACT_VERSION;

/** The public voting page, mounted at `/demo/:vid`. Spec 2: Voting page. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }}>
      <DemoPage host={host} />
    </TranslationProvider>
  );
}
