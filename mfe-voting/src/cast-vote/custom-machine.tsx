import { browserStorage, createCustomEvms } from '@demo-evm/shared/contract';
import { formatNumber, type CustomEvm, type Language } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { DemoNotice, Prompt, type Sounds } from '@demo-evm/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import type { Candidate } from './candidate';
import { Machine } from './machine';
import { useSharedHere } from './use-shared';

interface CustomMachineProps {
  readonly saved: CustomEvm;
  readonly sounds: Sounds;
}

const everyRow = () => true;

/** A machine of this device: every row is active, and the votes stay here. BEHAVIOUR: Which machine. */
export function CustomMachine({ saved, sounds }: CustomMachineProps) {
  const { t, language } = useTexts();
  const [machines] = useState(() => createCustomEvms(browserStorage));
  const [machine, setMachine] = useState(saved);
  const cast = useCallback(
    (serial: number) => setMachine(machines.vote(machine, serial)),
    [machines, machine],
  );
  const rows = useMemo(
    () =>
      machine.candidates.map(({ name, votes }, index) => ({ serial: index + 1, names: named(name), votes })),
    [machine],
  );
  const shared = useSharedHere();

  return (
    <Machine
      rows={rows}
      columns="votes"
      isActive={everyRow}
      refusal=""
      slipOf={(serial) => ({
        candidate: describeCustom(machine, serial, language),
        section: [{ text: machine.title }],
        body: t('COUNTED_HERE'),
      })}
      votes={{ total: machine.candidates.reduce((sum, { votes }) => sum + votes, 0), cast }}
      shared={shared}
      sounds={sounds}
    >
      <DemoNotice />
      <Prompt>{t('CHOOSE_ROW')}</Prompt>
    </Machine>
  );
}

const named = (text: string) => ({ first: { text } });

function describeCustom({ candidates }: CustomEvm, serial: number, language: Language): Candidate {
  const name = candidates[serial - 1]?.name ?? '';
  const serialText = formatNumber(serial, language);
  return { serial, serialText, name, names: named(name), party: '', photo: null, symbol: undefined };
}
