import { schemaResolver } from '@demo-evm/shared/api/react';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Drafts } from './drafts';
import { afterUpdate, changesIn, valuesOf, type EvmValues } from './evm-values';
import { updateOf } from './update-of';

const checkUpdate = schemaResolver<EvmValues>('MachineUpdate', (values) => updateOf(values, null));

export interface EvmFormState {
  readonly form: UseFormReturn<EvmValues>;
  /** The current text of each field. */
  readonly values: EvmValues;
  /** True when any field differs from what the server has saved. */
  readonly isChanged: boolean;
  /** Shows the machine that an update has saved, but keeps the texts that were typed after `sent` was sent. */
  readonly showUpdated: (sent: EvmValues, updated: OwnEvmDetails) => void;
}

/**
 * The form of a machine. It starts with the owner's draft, if there is one, and writes each change to the draft. While
 * there are unsaved changes, the browser asks the visitor before the page closes. Behaviour: Ended session.
 *
 * @param machine the machine as the server has saved it
 * @param owner the account that the draft belongs to
 */
export function useEvmForm(machine: OwnEvmDetails, owner: string, drafts: Drafts): EvmFormState {
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

  const showUpdated = (sent: EvmValues, updated: OwnEvmDetails) =>
    form.reset(afterUpdate(form.getValues(), sent, valuesOf(updated)));
  return { form, values, isChanged, showUpdated };
}
