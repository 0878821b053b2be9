import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import type { Fate } from './cleared-field';
import styles from './cleared-note.module.css';

export interface ClearedNoteProps {
  /** The label of the field, for the accessible name of the button. */
  readonly label: string;
  /** `null` when the field is not empty, or when nothing is published. Then there is no note. */
  readonly fate: Fate | null;
  /** The published value. */
  readonly published: string;
  /** Removes the published value with the next update; `null` when the server cannot do this. */
  readonly onRemove: (() => void) | null;
  /** Brings the published value back into the field. */
  readonly onKeep: () => void;
}

/**
 * Says below an empty field whether its published value is kept or removed, with a button that changes this.
 * Behaviour: Update.
 */
export function ClearedNote({ label, fate, published, onRemove, onKeep }: ClearedNoteProps) {
  const { t } = useTexts();
  if (fate === null) return null;
  const isKept = fate === 'kept';
  const act = isKept ? onRemove : onKeep;
  const word = t(isKept ? 'UPLOAD_REMOVE' : 'FIELD_KEEP');
  return (
    <span className={styles.note}>
      {isKept ? t('FIELD_KEPT', { value: published }) : t('FIELD_REMOVED')}
      {act && (
        <Button aria-label={`${word}: ${label}`} onClick={act}>
          {word}
        </Button>
      )}
    </span>
  );
}
