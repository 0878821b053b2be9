import { schemaResolver } from '@demo-evm/shared/api/react';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Drafts } from './drafts';
import type { EvmField } from './evm-fields';
import {
  afterUpdate,
  baseAfterUpdate,
  changesIn,
  pick,
  textsOf,
  valuesOf,
  type EvmValues,
} from './evm-values';
import { updateOf } from './update-of';
import { useRemovedFields } from './use-removed-fields';

const checkUpdate = schemaResolver<EvmValues>('MachineUpdate', (values) => updateOf(values, null));

export interface EvmFormState {
  readonly form: UseFormReturn<EvmValues>;
  /** The current text of each field. */
  readonly values: EvmValues;
  /** What the server has saved, as the form's texts. */
  readonly saved: EvmValues;
  /** The fields whose texts differ from `saved`. */
  readonly changes: Partial<EvmValues>;
  /** The empty fields whose published values an update removes. */
  readonly removed: readonly EvmField[];
  readonly setRemoved: (fields: readonly EvmField[]) => void;
  /** The texts that the edits in the form began with. */
  readonly base: EvmValues;
  readonly setBase: (texts: EvmValues) => void;
  /**
   * Shows the machine that an update has saved. Texts in the form that differ from `sent` stay in the form.
   * After an update of the form, `sent` has the form's texts when the update began, and `published` has the
   * texts that the update sent. After an earlier version was published, `sent` is `base` and `published` is
   * `saved`.
   */
  readonly showUpdated: (sent: EvmValues, published: EvmValues, updated: OwnEvmDetails) => void;
}

/**
 * The form of a machine. It starts with the owner's draft, if there is one, and writes each change to the draft. While
 * there are unsaved changes, the browser asks the visitor before the page closes. Behaviour: Ended session.
 *
 * @param machine the machine as the server has saved it
 * @param owner the account that the draft belongs to
 */
export function useEvmForm(machine: OwnEvmDetails, owner: string, drafts: Drafts): EvmFormState {
  const saved = useMemo(() => textsOf(machine), [machine]);
  const [draft] = useState(() => drafts.read(owner));
  const [opening] = useState(() => ({ ...valuesOf(machine), ...draft.changes }));
  const [base, setBase] = useState<EvmValues>(() => ({ ...saved, ...draft.base }));
  const form = useForm<EvmValues>({ defaultValues: opening, resolver: checkUpdate });
  const watched = useWatch({ control: form.control });
  const values = useMemo(() => ({ ...opening, ...watched }), [opening, watched]);
  const changes = useMemo(() => changesIn(values, saved), [values, saved]);
  const { removed, setRemoved } = useRemovedFields(draft.removed, values, saved);
  const isChanged = Object.keys(changes).length > 0;

  useEffect(() => {
    drafts.write(owner, { changes, base: pick(base, Object.keys(changes) as EvmField[]), removed });
  }, [drafts, owner, changes, base, removed]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const showUpdated = (sent: EvmValues, published: EvmValues, updated: OwnEvmDetails) => {
    const typed = form.getValues();
    setBase(baseAfterUpdate(typed, sent, published, textsOf(updated)));
    form.reset(afterUpdate(typed, sent, valuesOf(updated)));
  };
  return { form, values, saved, changes, removed, setRemoved, base, setBase, showUpdated };
}
