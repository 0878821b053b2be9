import { formatNumber, type CustomEvm, type NewCustomEvm, type Result } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ErrorNote, TextField } from '@demo-evm/shared/ui';
import { useReducer, useState, type SyntheticEvent } from 'react';
import { CandidateField } from './candidate-field';
import { editDraft, EMPTY_DRAFT, MAX_CANDIDATES } from './draft';
import { GenerateButton } from './generate-button';
import styles from './generate-form.module.css';
import { HeaderPreview } from './header-preview';
import { machineOf } from './machine-of-draft';
import { RequiredField } from './required-field';

interface GenerateFormProps {
  readonly save: (machine: NewCustomEvm) => Promise<Result<CustomEvm, unknown>>;
  /** Called with the id of the saved machine. */
  readonly onGenerated: (id: string) => void;
}

/**
 * The form that makes a machine and saves it on this device. When saving fails, the form keeps its content.
 * Spec 2: Create page; spec 5: Create EVM.
 */
export function GenerateForm({ save, onGenerated }: GenerateFormProps) {
  const { t, language } = useTexts();
  const [draft, edit] = useReducer(editDraft, EMPTY_DRAFT);
  const [saving, setSaving] = useState<'no' | 'now' | 'refused'>('no');
  const machine = machineOf(draft);
  const isFull = draft.candidates.length === MAX_CANDIDATES;

  const generate = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!machine || saving === 'now') return;
    setSaving('now');
    const saved = await save(machine);
    setSaving(saved.ok ? 'no' : 'refused');
    if (saved.ok) onGenerated(saved.value.id);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void generate(event)}>
      <RequiredField
        label={t('CREATE_TITLE')}
        value={draft.title}
        onValue={(title) => edit({ type: 'titled', title })}
      />
      <div className={styles.look}>
        <TextField
          label={t('FORM_THEME')}
          type="color"
          value={draft.themeColor}
          onChange={({ target }) => edit({ type: 'coloured', color: target.value })}
        />
        <HeaderPreview title={draft.title} color={draft.themeColor} />
      </div>
      <fieldset className={styles.candidates}>
        <legend className={styles.legend}>{t('CREATE_CANDIDATES')}</legend>
        <ol className={styles.list}>
          {draft.candidates.map(({ key, name }, index) => (
            <CandidateField
              key={key}
              place={index + 1}
              name={name}
              focus={draft.focus?.key === key ? draft.focus : null}
              onName={(text) => edit({ type: 'named', key, name: text })}
              onRemove={draft.candidates.length > 1 ? () => edit({ type: 'removed', key }) : undefined}
            />
          ))}
        </ol>
        <Button disabled={isFull} onClick={() => edit({ type: 'added' })}>
          {t('CREATE_ADD')}
        </Button>
        {isFull && <p>{t('CREATE_MOST', { number: formatNumber(MAX_CANDIDATES, language) })}</p>}
      </fieldset>
      <ErrorNote>{saving === 'refused' && t('CREATE_STORAGE_ERROR')}</ErrorNote>
      <GenerateButton isComplete={machine !== null} />
    </form>
  );
}
