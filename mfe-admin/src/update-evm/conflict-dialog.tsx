import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, SubmitButton } from '@demo-evm/shared/ui';
import { useState, type FormEvent } from 'react';
import styles from './conflict-dialog.module.css';
import { FIELD_LABELS } from './field-labels';
import type { Conflict } from './merge-edits';
import type { Choices } from './publish';
import { ShownText } from './shown-text';

export interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** Called with the chosen text of each field. */
  readonly onChosen: (choices: Choices) => void;
  readonly onClose: () => void;
}

/**
 * Shows both texts of each field that somebody else changed too. One of them is chosen; at first it is the user's own.
 * Behaviour: Update.
 */
export function ConflictDialog({ conflicts, onChosen, onClose }: ConflictDialogProps) {
  const { t } = useTexts();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ field, mine }) => [field, mine])),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(choices);
  };
  return (
    <Dialog title={t('MERGE_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p>{t('MERGE_BODY')}</p>
      <form className={styles.form} onSubmit={submit}>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.field}
            conflict={conflict}
            chosen={choices[conflict.field]}
            onChoose={(text) => setChoices({ ...choices, [conflict.field]: text })}
          />
        ))}
        <SubmitButton isSubmitting={false}>{t('MERGE_PUBLISH')}</SubmitButton>
        <Button onClick={onClose}>{t('CANCEL')}</Button>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly conflict: Conflict;
  readonly chosen: string | undefined;
  readonly onChoose: (text: string) => void;
}

function Choice({ conflict: { field, mine, theirs }, chosen, onChoose }: ChoiceProps) {
  const { t } = useTexts();
  const option = (label: string, text: string) => (
    <label className={styles.option}>
      <input type="radio" name={field} checked={chosen === text} onChange={() => onChoose(text)} />
      <span className={styles.whose}>{label}</span>
      <ShownText field={field} text={text} />
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend>{t(FIELD_LABELS[field])}</legend>
      {option(t('MERGE_MINE'), mine)}
      {option(t('MERGE_THEIRS'), theirs)}
    </fieldset>
  );
}
