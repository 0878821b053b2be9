import { browserStorage, createCustomEvms, type UncountedHere } from '@demo-evm/shared/device';
import { devanagari, formatNumber, type CustomEvm } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { Button, Prompt, RouteLink, type Sounds } from '@demo-evm/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { describeCustomCandidate } from './custom-candidate';
import { LateMark } from './late-mark';
import { Machine } from './machine';
import { useCustomTools } from './use-custom-tools';
import type { VoteStatus } from './vote-slip/slip';

interface CustomMachineProps {
  readonly saved: CustomEvm;
  readonly sounds: Sounds;
}

const everyRow = () => true;
const parts = { Button, RouteLink, formatNumber, devanagari };

/** A machine of this device. Every row can be voted for, and the votes stay on the device. Behaviour: Which machine. */
export function CustomMachine({ saved, sounds }: CustomMachineProps) {
  const { t, language } = useTexts();
  const [machines] = useState(() =>
    createCustomEvms(browserStorage, saved.id.startsWith('link_') ? saved : null),
  );
  const [machine, setMachine] = useState(saved);
  const [uncounted, setUncounted] = useState<UncountedHere | null>(null);
  const cast = useCallback(
    (serial: number) => {
      const voted = machines.vote(saved.id, serial);
      setUncounted(voted.ok ? null : voted.error);
      if (voted.ok) setMachine(voted.value);
    },
    [machines, saved.id],
  );
  const rows = useMemo(
    () =>
      machine.candidates.map(({ name, symbol, photo, votes }, index) => ({
        serial: index + 1,
        names: { first: { text: name } },
        mark: (symbol || photo) && <LateMark symbol={symbol} photo={photo} />,
        votes,
      })),
    [machine],
  );
  const { content, tools } = useCustomTools(saved);

  return (
    <Machine
      rows={rows}
      columns="votes"
      isActive={everyRow}
      refusal=""
      slipOf={(serial) => ({
        candidate: { ...describeCustomCandidate(machine, serial, language), mark: rows[serial - 1]?.mark },
        section: [{ text: machine.title }],
        body: uncounted ? null : t('COUNTED_HERE'),
      })}
      votes={{
        total: machine.candidates.reduce((sum, { votes }) => sum + votes, 0),
        cast,
        last: statusOf(uncounted, t),
      }}
      shareContent={content}
      share={tools?.sendButton ?? ''}
      sounds={sounds}
    >
      <Prompt>{t('CHOOSE_ROW')}</Prompt>
      {tools?.drawTools({
        ...{ machine, language, machines, parts },
        onMachine: setMachine,
      })}
    </Machine>
  );
}

/**
 * Gives the status of the last vote. The vote is counted if `uncounted` is `null`. Otherwise, `uncounted` is
 * the reason why the vote is refused.
 */
function statusOf(uncounted: UncountedHere | null, t: Texts['t']): VoteStatus {
  if (!uncounted) return { fate: 'counted', line: t('MODAL_TITLE') };
  return {
    fate: 'refused',
    line: t(uncounted === 'deleted' ? 'VOTE_HERE_DELETED' : 'VOTE_HERE_NOT_STORED'),
  };
}
