import { createMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { describeVid, publishedVid, type EvmDetails, type VidMeaning } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import {
  BALLOT_UNIT_ID,
  Page,
  PageHeader,
  RetryPanel,
  SoundSwitch,
  type Sounds,
  useFocusMain,
  useSounds,
  ComfortMenu,
} from '@demo-evm/shared/ui';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useVoteQueue } from '@demo-evm/shared/votes/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { SectionBanner } from './cast-vote/section-banner';
import { EmptyShareButton, LoadingMachine } from './cast-vote/loading-machine';
import { hasSection } from './cast-vote/section-words';
import { ShareMachineButton } from './cast-vote/share-machine-button';
import { ShownMachine } from './cast-vote/shown-machine';
import { MissingPanel } from './load-machine/missing-panel';
import { PausedPanel } from './load-machine/paused-panel';
import { PreviewEndedPanel } from './load-machine/preview-ended-panel';
import { StatePicture } from './load-machine/state-picture';
import { useMachine } from './load-machine/use-machine';
import { useLanguageProposal, type ProposeLanguage } from './load-machine/use-language-proposal';
import { useVisitReports } from './report-visits/use-visit-reports';
import { themeOfState } from './page-theme';
import { headerTitle, windowTitle } from './page-titles';

/** The page of the machine that the address names. Spec 2: Voting page. */
export function DemoPage({ host }: { readonly host: Host }) {
  const { vid = '' } = useParams();
  const meaning = useMemo(() => describeVid(vid), [vid]);
  const sounds = useSounds();
  // One queue for all machines: votes may wait in the queue's memory, and a new queue would not have these votes.
  const queue = useVoteQueue(host.config);
  const propose = useLanguageProposal(host.language);
  return <VidPage key={vid} host={host} meaning={meaning} sounds={sounds} queue={queue} propose={propose} />;
}

interface VidPageProps {
  readonly host: Host;
  readonly meaning: VidMeaning;
  readonly sounds: Sounds;
  readonly queue: VoteQueue;
  readonly propose: ProposeLanguage;
}

/** Loads a machine and shows it, or says why it cannot be shown. */
function VidPage({ host, meaning, sounds, queue, propose }: VidPageProps) {
  const { t, language } = useTexts();
  const api = useMemo(() => createMachineApi(host.config.bases.evm, host.early), [host]);
  const { state, attempt, retry } = useMachine(api, host.preview, propose, meaning);
  useFocusMain(String(attempt)); // a pressed Retry button disappears and loses the focus
  const machine = state.phase === 'found' ? state.machine : undefined;
  useVisitReports(host.config, machine?.kind === 'published' ? machine.vid : undefined);
  const details = machine && machine.kind !== 'custom' ? machine.details : undefined;

  const isLoading = state.phase === 'loading' && meaning.kind !== 'preview'; // a preview never waits for the server
  const isCampaign = publishedVid(meaning) !== null;
  const section: EvmDetails | undefined = details ?? (isLoading && isCampaign ? { vidint: '–' } : undefined);
  const loading = <LoadingMachine isCampaign={isCampaign} />;

  const content = () => {
    switch (state.phase) {
      case 'loading':
        return loading;
      case 'missing':
        return <MissingPanel from={state.from} />;
      case 'paused':
        return <PausedPanel />;
      case 'failed':
        return (
          <RetryPanel
            picture={<StatePicture of="unplugged" />}
            title={t('NET_LOAD_FAILED')}
            onRetry={retry}
          />
        );
      case 'preview-ended':
        return <PreviewEndedPanel />;
      case 'found':
        return (
          <ShownMachine
            machine={state.machine}
            config={host.config}
            api={api}
            queue={queue}
            sounds={sounds}
          />
        );
      default:
        return state satisfies never;
    }
  };

  return (
    <Page
      title={windowTitle(state, { t, language })}
      theme={themeOfState(state)}
      lang={language}
      skip={machine && { label: t('A11Y_SKIP'), target: BALLOT_UNIT_ID }}
      header={
        <PageHeader
          title={headerTitle(state, t)}
          onLanguage={host.language.choose}
          comfort={<ComfortMenu />}
          before={(machine || isLoading) && <SoundSwitch sounds={sounds} />}
          banner={section && hasSection(section) && <SectionBanner details={section} />}
        >
          {machine ? <ShareMachineButton machine={machine} /> : isLoading && <EmptyShareButton />}
        </PageHeader>
      }
    >
      <OnceSettled key={state.phase} fallback={loading}>
        {content()}
      </OnceSettled>
    </Page>
  );
}
