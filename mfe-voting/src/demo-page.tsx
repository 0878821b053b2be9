import { createMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { machineTheme, themeOf, THEMES, type EvmDetails, type Theme } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader } from '@demo-evm/shared/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { headerTitle } from './cast-vote/election-words';
import { Machine, MACHINE_ID } from './cast-vote/machine';
import { ShareMachine } from './cast-vote/share-machine';
import { MissingPanel, FailedPanel } from './load-machine/panels';
import { useMachine, type MachineState } from './load-machine/use-machine';

/** Loads the machine that the address names and shows it, or why it cannot be shown. SPEC 2: Voting page. */
export function DemoPage({ host }: { readonly host: Host }) {
  const { vid = 'demo' } = useParams();
  const { t, language } = useTexts();
  const api = useMemo(() => createMachineApi(host.config.bases.evm), [host]);
  const { state, retry } = useMachine(api, host.language, vid);
  const details = state.phase === 'found' ? state.details : undefined;
  const title = headerTitle(details?.main_title, t);

  return (
    <Page
      theme={themeFor(state, details)}
      lang={language}
      skip={details && { label: t('A11Y_SKIP'), target: MACHINE_ID }}
      header={
        <PageHeader title={title} onLanguage={host.language.choose}>
          {details && <ShareMachine details={details} />}
        </PageHeader>
      }
    >
      <title>{title}</title>
      <OnceSettled key={vid + state.phase} fallback={<Loading />}>
        {state.phase === 'loading' && <Loading />}
        {state.phase === 'missing' && <MissingPanel />}
        {state.phase === 'failed' && <FailedPanel onRetry={retry} />}
        {state.phase === 'found' && (
          <Machine key={state.id} config={host.config} api={api} id={state.id} details={state.details} />
        )}
      </OnceSettled>
    </Page>
  );
}

/** The first colour only until data arrives. SPEC 9: Theme colors. */
function themeFor({ phase }: MachineState, details: EvmDetails | undefined): Theme {
  if (details) return machineTheme(details);
  return themeOf(phase === 'loading' ? THEMES.initial : THEMES.public);
}
