import { useTexts } from '@demo-evm/shared/i18n';
import { OfflineIcon } from '../icons/icons';
import styles from './network-note.module.css';
import { useOnline } from './use-online';

interface NetworkNoteProps {
  /** How many votes wait in the queue. */
  readonly waiting: number;
  /** The sentence about a vote that was not counted. `undefined` when there is no such vote. */
  readonly uncounted?: string | undefined;
}

/** Says that the browser is offline, that votes wait, or that a vote was not counted. It is empty otherwise. */
export function NetworkNote({ waiting, uncounted }: NetworkNoteProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const noteOnVotes = waiting > 0 ? t('VOTE_WAITING') : uncounted;
  const note = isOnline ? noteOnVotes : t('NET_OFFLINE');
  return (
    <p role="status">
      {note && (
        <span className={styles.note}>
          {!isOnline && <OfflineIcon />}
          {note}
        </span>
      )}
    </p>
  );
}
