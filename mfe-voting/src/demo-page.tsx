import { createMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { machineTheme, themeOf, THEMES, type EvmDetails, type Theme } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader, RetryPanel, useFocusMain } from '@demo-evm/shared/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { headerTitle } from './cast-vote/election-words';
import { Machine, MACHINE_ID } from './cast-vote/machine';
import { ShareMachine } from './cast-vote/share-machine';
import { MissingPanel } from './load-machine/missing-panel';
import { useMachine, type MachineState } from './load-machine/use-machine';

/** Loads the machine that the address names and shows it, or why it cannot be shown. SPEC 2: Voting page. */
export function DemoPage({ host }: { readonly host: Host }) {
  const { vid = 'demo' } = useParams();
  const { t, language } = useTexts();
  const api = useMemo(() => createMachineApi(host.config.bases.evm), [host]);
  const { state, attempt, retry } = useMachine(api, host.language, vid);
  useFocusMain(String(attempt)); // a retry takes its own button away
  const details = state.phase === 'found' ? state.details : undefined;
  const title = headerTitle(details?.main_title, t);

  const content = () => {
    switch (state.phase) {
      case 'loading':
        return <Loading />;
      case 'missing':
        return <MissingPanel />;
      case 'failed':
        return <RetryPanel title={t('NET_LOAD_FAILED')} onRetry={retry} />;
      case 'found':
        return <Machine config={host.config} api={api} id={state.id} details={state.details} />;
      default:
        return state satisfies never;
    }
  };

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
        {content()}
      </OnceSettled>
    </Page>
  );
}

/** The first colour only until data arrives. SPEC 9: Theme colors. */
function themeFor({ phase }: MachineState, details: EvmDetails | undefined): Theme {
  if (details) return machineTheme(details);
  return themeOf(phase === 'loading' ? THEMES.initial : THEMES.public);
}
