import type { MachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { machineTheme, rowCount, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotUnit, Page, PageHeader, ShareButton, usePress, type BallotRow } from '@demo-evm/shared/ui';
import { useCallback, useMemo } from 'react';
import { Appeal } from './appeal';
import { Banner } from './banner';
import { DemoNotice } from './demo-notice';
import { describeCandidate, type Candidate } from './candidate';
import { headerTitle } from './election-words';
import { useShareText } from './use-share-text';
import { useVotes } from './use-votes';
import { VoteSlip } from './vote-slip';

interface MachinePageProps {
  readonly host: Host;
  readonly api: MachineApi;
  /** The machine's id for votes and counts. */
  readonly id: string;
  readonly details: EvmDetails;
}

const MACHINE_ID = 'machine';

/** The machine, ready to be pressed. SPEC 4: Voting page. BEHAVIOUR: A press. */
export function MachinePage({ host, api, id, details }: MachinePageProps) {
  const { t, language } = useTexts();
  const candidate = useMemo(() => describeCandidate(details, language), [details, language]);
  const { total, castVote } = useVotes(api, id, host.config.voteIds);
  const isActive = useCallback((serial: number) => serial === candidate.serial, [candidate.serial]);
  const { state, send } = usePress({ isActive, onVote: castVote });
  const onPress = useCallback((serial: number) => send({ type: 'pressed', serial }), [send]);
  const rows = useMemo(() => rowsOf(candidate), [candidate]);
  const share = useShareText(candidate);
  const title = headerTitle(details.main_title, t);

  return (
    <Page
      theme={machineTheme(details)}
      lang={language}
      skip={{ label: t('A11Y_SKIP'), target: MACHINE_ID }}
      header={
        <PageHeader title={title} onLanguage={host.language.choose}>
          <ShareButton {...share} />
        </PageHeader>
      }
    >
      <title>{title}</title>
      <Banner details={details} />
      <DemoNotice />
      <Appeal candidate={candidate} mainTitle={details.main_title} votingDays={host.config.votingDays} />
      <BallotUnit
        id={MACHINE_ID}
        rows={rows}
        press={state}
        onPress={onPress}
        total={total}
        refusal={
          candidate.serial === null ? t('NO_ACTIVE_ROW') : t('WRONG_ROW', { serial: candidate.serialText })
        }
      />
      {state.phase === 'confirmed' && (
        <VoteSlip
          candidate={candidate}
          details={details}
          shareText={share.text}
          onClose={() => send({ type: 'closed' })}
        />
      )}
    </Page>
  );
}

function rowsOf(candidate: Candidate): BallotRow[] {
  return Array.from({ length: rowCount(candidate.serial) }, (_, index) => {
    const serial = index + 1;
    return serial === candidate.serial ? { serial, candidate } : { serial };
  });
}
