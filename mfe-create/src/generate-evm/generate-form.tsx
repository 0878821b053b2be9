import { visibleText, type CustomEvm, type NewCustomEvm, type Result } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { useEffect, useReducer, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { CandidateList } from './candidate-list';
import { ColorChoice } from './color-choice';
import { draftOf, EMPTY_DRAFT, type Draft } from './draft';
import { editDraft } from './edit-draft';
import styles from './generate-form.module.css';
import type { KeptDraft } from './kept-draft';
import { machineOf } from './machine-of-draft';
import { MakeBar } from './make-bar';
import { TitleField } from './title-field';

/** Why a machine was not saved: storage is full or blocked, or the code that saves could not be loaded. */
export type Unsaved = 'storage-refused' | 'not-loaded';

interface GenerateFormProps {
  /** The machine that is edited, or `null` for a new machine. */
  readonly edited: CustomEvm | null;
  readonly kept: KeptDraft;
  /** Draws the machine that the form makes. */
  readonly Preview: ComponentType<{ readonly draft: Draft }>;
  /** Saves the machine that `make` makes. An edited machine is read again first, because it may have new votes. */
  readonly save: (make: (stored: CustomEvm | null) => NewCustomEvm) => Promise<Result<CustomEvm, Unsaved>>;
  /** Called with the id of the saved machine. */
  readonly onSaved: (id: string) => void;
}

/**
 * The form that makes or edits a machine and saves it on this device. What is typed is kept as a draft until the
 * machine is saved. When saving fails, the form keeps its content. Spec 2: Create page; spec 5: Create EVM.
 */
export function GenerateForm({ edited, kept, Preview, save, onSaved }: GenerateFormProps) {
  const { t, language } = useTexts();
  const [opening] = useState(() => kept.read() ?? (edited ? draftOf(edited) : EMPTY_DRAFT));
  const [draft, edit] = useReducer(editDraft, opening);
  const [saving, setSaving] = useState<'no' | 'now' | Unsaved>('no');
  const [isKept, setIsKept] = useState(true);
  const title = useRef<HTMLInputElement>(null);
  const machine = machineOf(draft, language, edited);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the write tells whether storage has room
    if (draft !== opening) setIsKept(kept.write(draft));
  }, [draft, opening, kept]);

  const focusFirstBlank = () => {
    const blank = draft.candidates.find(({ name }) => !visibleText(name));
    if (!visibleText(draft.title)) title.current?.focus();
    else if (blank) edit({ type: 'asked', key: blank.key });
  };

  const generate = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving === 'now') return;
    if (!machine) return focusFirstBlank();
    setSaving('now');
    const saved = await save((stored) => machineOf(draft, language, stored) ?? machine);
    setSaving(saved.ok ? 'no' : saved.error);
    if (!saved.ok) return;
    kept.clear();
    onSaved(saved.value.id);
  };

  const hasPhotos = draft.candidates.some(({ photo }) => photo);
  const first = draft.candidates[0];
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void generate(event)}>
      <div className={styles.card}>
        <TitleField
          ref={title}
          value={draft.title}
          onValue={(text) => edit({ type: 'titled', title: text })}
          onNext={() => first && edit({ type: 'asked', key: first.key })}
        />
        <ColorChoice color={draft.themeColor} onColor={(color) => edit({ type: 'coloured', color })} />
        <CandidateList draft={draft} edit={edit} />
      </div>
      <Preview draft={draft} />
      <MakeBar draft={draft} isComplete={machine !== null} problem={problemOf(saving, hasPhotos, isKept, t)}>
        {edited ? t('CREATE_SAVE') : t('CREATE_GENERATE')}
      </MakeBar>
    </form>
  );
}

function problemOf(
  saving: 'no' | 'now' | Unsaved,
  hasPhotos: boolean,
  isKept: boolean,
  t: Texts['t'],
): string | undefined {
  if (hasPhotos && (saving === 'storage-refused' || !isKept)) return t('CREATE_NO_ROOM');
  if (saving === 'storage-refused') return t('CREATE_STORAGE_ERROR');
  return saving === 'not-loaded' ? t('NET_CHECK') : undefined;
}
