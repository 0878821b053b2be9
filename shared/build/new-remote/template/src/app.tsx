import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { TemplatePage } from './template-page';
import words from './translations/en.json';

export const contractVersion = CONTRACT_VERSION;

/** The page at `/template-page/:route`. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }}>
      <TemplatePage host={host} />
    </TranslationProvider>
  );
}
