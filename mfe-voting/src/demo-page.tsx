import { createMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { describeVid, isLanguage } from '@demo-evm/shared/domain';
import { useLayoutEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { MachinePage } from './cast-vote/machine-page';
import { PendingPage } from './load-machine/pending-page';
import { useMachine } from './load-machine/use-machine';
import { useTexts } from '@demo-evm/shared/i18n';

/** Loads the machine that the address names and shows it, or why it cannot be shown. */
export function DemoPage({ host }: { readonly host: Host }) {
  const { vid = 'demo' } = useParams();
  const meaning = useMemo(() => describeVid(vid), [vid]);
  const api = useMemo(() => createMachineApi(host.config.bases.evm), [host]);
  const { state, retry } = useMachine(api, meaning);
  const { isSettled } = useTexts();

  const route = meaning.kind === 'language' ? meaning.language : undefined;
  const extra4 = state.phase === 'found' ? state.details.extra4 : undefined;
  useLayoutEffect(() => {
    host.language.propose({ route, machine: isLanguage(extra4) ? extra4 : undefined, page: 'hi' });
  }, [host, route, extra4]);

  switch (state.phase) {
    case 'loading':
    case 'missing':
    case 'failed':
      return <PendingPage host={host} phase={isSettled ? state.phase : 'loading'} onRetry={retry} />;
    case 'found':
      if (!isSettled) return <PendingPage host={host} phase="loading" onRetry={retry} />;
      return <MachinePage key={state.id} host={host} api={api} id={state.id} details={state.details} />;
    default:
      return state satisfies never;
  }
}
