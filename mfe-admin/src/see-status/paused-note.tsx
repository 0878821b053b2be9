import { formatMoment } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './paused-note.module.css';

interface PausedNoteProps {
  /** The time of the pause in ISO 8601 format; `null` or `undefined` while the machine is not paused. */
  readonly pausedAt: string | null | undefined;
}

/** Says since when the machine is paused, and what voters see meanwhile. Behaviour: Pause. */
export function PausedNote({ pausedAt }: PausedNoteProps) {
  const { t, language } = useTexts();
  if (!pausedAt) return null;
  return (
    <p className={styles.note}>{t('PAUSE_NOTE', { moment: formatMoment(new Date(pausedAt), language) })}</p>
  );
}
