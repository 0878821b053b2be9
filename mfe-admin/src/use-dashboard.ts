import type { EarlierVersion, OwnMachineApi, UploaderOptions } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { browserStorage, tabStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useMemo, useState } from 'react';
import { addMark, readMarks, type Mark } from './first-hour/marks';
import { useLeave } from './log-out/use-leave';
import { problemText } from './problem-text';
import type { Say } from './see-messages/use-snackbar';
import { createDrafts } from './update-evm/drafts';
import { fateOf } from './update-evm/cleared-field';
import type { EvmField } from './update-evm/evm-fields';
import { FIELD_LABELS } from './update-evm/field-labels';
import { useDiscard } from './update-evm/use-discard';
import { previewOf } from './update-evm/update-of';
import { useEvmForm } from './update-evm/use-evm-form';
import { usePause } from './use-pause';
import { useShortLinks } from './use-short-links';
import { useUpdate } from './use-update';

export interface DashboardInput {
  readonly host: Host;
  readonly api: OwnMachineApi;
  /** Where and how pictures are uploaded. */
  readonly uploads: UploaderOptions;
  /** The machine as the server has saved it. */
  readonly machine: OwnEvmDetails;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
  readonly onLogOut: () => void;
}

/** The dialog or the preview that is open. */
type OpenPart = 'short-link' | 'poster' | 'pause' | 'versions' | 'log-out' | 'preview';

/**
 * Holds the state of the dashboard: the form with its draft, the uploads, and which dialog or preview is open. It also
 * returns the actions of the buttons. Spec 2: Auth page.
 */
export function useDashboard({ host, api, uploads, machine, onChanged, say, onLogOut }: DashboardInput) {
  const texts = useTexts();
  const [drafts] = useState(() => createDrafts(tabStorage));
  const owner = machine.email ?? machine.vid ?? '';
  const evmForm = useEvmForm(machine, owner, drafts);
  const { form, values, saved, changes, removed, setRemoved } = evmForm;
  const changed = Object.keys(changes) as EvmField[];
  const { discard, undo } = useDiscard(form, changes, saved, evmForm);
  const sample = useMemo(() => previewOf(machine, values, removed), [machine, values, removed]);
  const problemOf = (field: EvmField) => problemText(texts, field, form.formState.errors[field]);

  const canRemove = (field: EvmField) => machine.removable_fields?.includes(field) ?? false;
  const clearedOf = (field: EvmField) => ({
    label: texts.t(FIELD_LABELS[field]),
    fate: fateOf(field, values, saved, removed),
    published: saved[field],
    onRemove: canRemove(field) ? () => setRemoved([...removed, field]) : null,
    onKeep: () => {
      form.setValue(field, saved[field]);
      form.setFocus(field);
    },
  });

  const [isSymbolBusy, setSymbolBusy] = useState(false);
  const [isPhotoBusy, setPhotoBusy] = useState(false);
  const isUploading = isSymbolBusy || isPhotoBusy;
  const inputOf = (field: 'symbolurl' | 'cpicurl') => ({
    url: values[field],
    urlProblem: problemOf(field),
    canRemove: canRemove(field),
    uploads,
    onChanged: (url: string) => {
      form.setValue(field, url);
      form.clearErrors(field);
    },
    say,
  });
  const symbol = { kind: 'symbol', onBusy: setSymbolBusy, ...inputOf('symbolurl') } as const;
  const photo = { kind: 'photo', onBusy: setPhotoBusy, ...inputOf('cpicurl') } as const;

  const [open, setOpen] = useState<OpenPart | null>(null);

  const { update, publishVersion, question, isUpdating } = useUpdate({
    api,
    ...evmForm,
    onChanged,
    say,
  });
  const setPaused = usePause({ api, onChanged, say });
  const goLive = async () => {
    const failure = await setPaused(false);
    if (failure !== null) say('error', () => failure);
  };
  const { changeVid, giveUpVid } = useShortLinks({ api, onChanged, say });

  const [marks, setMarks] = useState(() => readMarks(browserStorage, machine));
  const mark = (done: Mark) => setMarks(addMark(browserStorage, machine, done));
  const preview = () => {
    mark('preview');
    host.preview.put(sample);
    setOpen('preview');
  };
  const logOut = () => {
    drafts.write(owner, { changes: {}, base: {}, removed: [] });
    onLogOut();
  };
  const leave = useLeave({
    isUpdating,
    isChanged: changed.length > 0,
    logOut,
    ask: () => setOpen('log-out'),
    onWait: () => say('info', (t) => t('LEAVE_WAITS')),
  });
  return {
    form,
    /** The machine as it would be after an update. */
    sample,
    problemOf,
    clearedOf,
    changed,
    discard,
    marks,
    mark,
    undo,
    symbol,
    photo,
    isUploading,
    update,
    isUpdating,
    /** Closes the dialog, and publishes an earlier version. */
    publishVersion: (version: EarlierVersion) => {
      setOpen(null);
      void publishVersion(version);
    },
    setPaused,
    goLive,
    /** The open question about fields that somebody else changed too; `null` when no question is open. */
    question,
    changeVid,
    giveUpVid,
    preview,
    logOut,
    open,
    openShortLink: () => setOpen('short-link'),
    openPoster: () => setOpen('poster'),
    openPause: () => setOpen('pause'),
    openVersions: () => setOpen('versions'),
    leave,
    close: () => setOpen(null),
  };
}
