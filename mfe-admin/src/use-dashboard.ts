import { createUploader, isSignedOut, type OwnMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { browserStorage, tabStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useMemo, useState } from 'react';
import { problemText } from './problem-text';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';
import { rememberUpdate } from './see-status/last-updated';
import { createDrafts } from './update-evm/drafts';
import type { EvmField } from './update-evm/evm-fields';
import { previewOf, updateOf } from './update-evm/update-of';
import { useEvmForm } from './update-evm/use-evm-form';
import { usePictureField } from './use-picture-field';

export interface DashboardInput {
  readonly host: Host;
  readonly api: OwnMachineApi;
  /** The machine as the server has saved it. */
  readonly machine: OwnEvmDetails;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
  readonly onLogOut: () => void;
}

/**
 * Holds the state of the dashboard: the form with its draft, the uploads, and which dialog or preview is open. It also
 * returns the actions of the buttons. Spec 2: Auth page.
 */
export function useDashboard({ host, api, machine, onChanged, say, onLogOut }: DashboardInput) {
  const texts = useTexts();
  const [drafts] = useState(() => createDrafts(tabStorage));
  const owner = machine.email ?? machine.vid ?? '';
  const { form, values, isChanged, showUpdated } = useEvmForm(machine, owner, drafts);
  const problemOf = (field: EvmField) => problemText(texts, field, form.formState.errors[field]);

  const uploader = useMemo(() => createUploader(host.config.bases.upload, host.config.uploadKey), [host]);
  const inputOf = (field: 'symbolurl' | 'cpicurl') => ({
    url: values[field],
    urlProblem: problemOf(field),
    uploader,
    onUploaded: (url: string) => form.setValue(field, url),
    say,
  });
  const symbol = usePictureField(inputOf('symbolurl'));
  const photo = usePictureField(inputOf('cpicurl'));
  const isUploading = [symbol, photo].some(({ upload }) => upload.state.phase === 'running');

  const [open, setOpen] = useState<'short-link' | 'log-out' | 'preview' | null>(null);

  const update = form.handleSubmit(async (sent) => {
    const body = updateOf(sent, machine.client_name);
    const answer = await api.update(body);
    if (!answer.ok) {
      if (!isSignedOut(answer.error)) say('error', (t) => failureText(t, 'update', answer.error));
      return;
    }
    const updated = answer.value ?? { ...machine, ...body };
    rememberUpdate(browserStorage, updated, new Date());
    showUpdated(sent, updated);
    onChanged(updated);
    say('success', (t) => t('MSG_EVM_UPDATED'));
  });

  const changeVid = async (vid: string): Promise<string | null> => {
    const answer = await api.changeVid(vid);
    if (!answer.ok) return failureText(texts.t, 'vid', answer.error);
    onChanged({ vid });
    say('success', (t) => t('MSG_VID_UPDATED'));
    return null;
  };

  const preview = () => {
    host.preview.put(previewOf(machine, values));
    setOpen('preview');
  };
  const logOut = () => {
    drafts.write(owner, {});
    onLogOut();
  };
  return {
    form,
    problemOf,
    isChanged,
    symbol,
    photo,
    isUploading,
    update,
    changeVid,
    preview,
    logOut,
    open,
    openShortLink: () => setOpen('short-link'),
    /** Logs out, or, if there are unsaved changes, opens the dialog that asks before the logout. */
    leave: isChanged ? () => setOpen('log-out') : logOut,
    close: () => setOpen(null),
  };
}
