import { schemaResolver } from '@demo-evm/shared/api/react';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Drafts } from './drafts';
import { afterUpdate, changesIn, valuesOf, type EvmValues } from './evm-values';
import { updateOf } from './update-of';

const checkUpdate = schemaResolver<EvmValues>('MachineUpdate', (values) => updateOf(values, null));

export interface EvmForm {
  readonly form: UseFormReturn<EvmValues>;
  /** What is typed now. */
  readonly values: EvmValues;
  /** Is anything typed that is not saved? */
  readonly isChanged: boolean;
  /** After an update: shows what the machine is now, and keeps what was typed since `sent`. */
  readonly takeOver: (sent: EvmValues, updated: OwnEvmDetails) => void;
}

/**
 * The form of a machine, with what its owner had typed before. Each change is kept in the draft at once, and
 * the browser asks before the page is closed on it. Behaviour: Ended session.
 *
 * @param machine as it is saved
 * @param owner whose draft it is
 */
export function useEvmForm(machine: OwnEvmDetails, owner: string, drafts: Drafts): EvmForm {
  const saved = useMemo(() => valuesOf(machine), [machine]);
  const [opening] = useState(() => ({ ...saved, ...drafts.read(owner) }));
  const form = useForm<EvmValues>({ defaultValues: opening, resolver: checkUpdate });
  const watched = useWatch({ control: form.control });
  const values = useMemo(() => ({ ...opening, ...watched }), [opening, watched]);
  const changes = useMemo(() => changesIn(values, saved), [values, saved]);
  const isChanged = Object.keys(changes).length > 0;

  useEffect(() => drafts.write(owner, changes), [drafts, owner, changes]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const takeOver = (sent: EvmValues, updated: OwnEvmDetails) =>
    form.reset(afterUpdate(form.getValues(), sent, valuesOf(updated)));
  return { form, values, isChanged, takeOver };
}
