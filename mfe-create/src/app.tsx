import { CONTRACT_VERSION, type Host } from '@demo-evm/shared/contract';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import { BUILT_IN_TEXTS } from './built-in-texts';
import { CreatePage } from './create-page';

export const contractVersion = CONTRACT_VERSION;

/** The page that makes custom machines, mounted at `/create`. Spec 2: Create page. */
export default function App({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={BUILT_IN_TEXTS}>
      <CreatePage host={host} />
    </TranslationProvider>
  );
}
