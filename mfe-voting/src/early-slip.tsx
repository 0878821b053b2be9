import { createMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { describeVid } from '@demo-evm/shared/domain';
import { TranslationProvider } from '@demo-evm/shared/i18n';
import uiWords from '@demo-evm/shared/ui/translations/en.json';
import { useParams } from 'react-router-dom';
import { EarlySlip } from './cast-vote/early-slip';
import { openEarly } from './load-machine/early-machine';
import words from './translations/en.json';

/**
 * The slip of a published machine, without the rest of the page. The server renders this slip for a voter whose App
 * does not run yet. For any other machine, it renders nothing. docs/decisions/0039
 */
// eslint-disable-next-line no-restricted-syntax -- the renderer imports it as it imports an app
export default function EarlySlipOfPage({ host }: { readonly host: Host }) {
  return (
    <TranslationProvider host={host} builtIn={{ ...uiWords, ...words }}>
      <SlipOfAddress host={host} />
    </TranslationProvider>
  );
}

function SlipOfAddress({ host }: { readonly host: Host }) {
  const { vid = '' } = useParams();
  const state = openEarly(createMachineApi(host.config.bases.evm, host.early), describeVid(vid));
  if (state.phase !== 'found' || state.machine.kind !== 'published') return null;
  return <EarlySlip details={state.machine.details} />;
}
