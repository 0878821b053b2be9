import { isSignedOut, type EarlierVersion, type OwnMachineApi } from '@demo-evm/shared/api';
import { showRefusedFields } from '@demo-evm/shared/api/react';
import { browserStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useState } from 'react';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';
import { rememberUpdate } from './see-status/last-updated';
import { EVM_FIELDS } from './update-evm/evm-fields';
import { textsOf } from './update-evm/evm-values';
import { FIELD_LABELS } from './update-evm/field-labels';
import { publish, type Edits, type Published } from './update-evm/publish';
import { wholeUpdateOf } from './update-evm/update-of';
import { useConflicts } from './update-evm/use-conflicts';
import type { EvmFormState } from './update-evm/use-evm-form';

interface UpdateInput extends Pick<EvmFormState, 'form' | 'base' | 'saved' | 'removed' | 'showUpdated'> {
  readonly api: OwnMachineApi;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
}

/**
 * Returns the functions that publish the form or an earlier version, and the question about conflicts while it is open.
 * A message tells the result. Spec 5: EVM update; spec 8: Error catalogue; behaviour: Update.
 */
export function useUpdate({ api, form, base, saved, removed, showUpdated, onChanged, say }: UpdateInput) {
  const { question, choose } = useConflicts();
  const [isRestoring, setIsRestoring] = useState(false);

  const send = async (
    edits: Omit<Edits, 'choose'>,
    done: 'MSG_EVM_UPDATED' | 'MSG_VERSION_PUBLISHED',
    show: (published: Published) => void,
  ) => {
    const answer = await publish(api, { ...edits, choose });
    if (answer === null) return;
    if (!answer.ok) {
      const isShown = done === 'MSG_EVM_UPDATED' && showRefusedFields(form, answer.error);
      if (!isSignedOut(answer.error)) say('error', (t) => failureText(t, 'update', answer.error, isShown));
      return;
    }
    const { values, machine } = answer.value;
    rememberUpdate(browserStorage, machine, new Date());
    show(answer.value);
    onChanged(machine);
    const taken = EVM_FIELDS.filter(
      (field) => values[field] !== edits.mine[field] && values[field] !== edits.base[field],
    );
    say('success', (t) => {
      const fields = taken.map((field) => t(FIELD_LABELS[field])).join(', ');
      return [t(done), fields && t('MERGE_TAKEN', { fields })].filter(Boolean).join(' ');
    });
  };

  const update = form.handleSubmit((sent) =>
    send({ base, mine: sent, removed }, 'MSG_EVM_UPDATED', ({ values, machine }) =>
      showUpdated(sent, values, machine),
    ),
  );
  /** Publishes an earlier version. Unpublished changes stay in the form. Behaviour: Earlier versions. */
  const publishVersion = async (version: EarlierVersion) => {
    if (form.formState.isSubmitting) return;
    setIsRestoring(true);
    const mine = textsOf(version);
    const removed = EVM_FIELDS.filter((field) => field !== 'evmsr' && mine[field].trim() === '');
    await send(
      { base: saved, mine, removed, bodyOf: wholeUpdateOf },
      'MSG_VERSION_PUBLISHED',
      ({ machine }) => showUpdated(base, saved, machine),
    );
    setIsRestoring(false);
  };
  return { update, publishVersion, question, isUpdating: form.formState.isSubmitting || isRestoring };
}
