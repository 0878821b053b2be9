import { useTexts } from '@demo-evm/shared/i18n';
import { OfflineIcon } from '../icons/icons';
import styles from './network-note.module.css';
import { useOnline } from './use-online';

interface NetworkNoteProps {
  /** How many votes wait in the queue. */
  readonly waiting: number;
  /**
   * The sentence about a vote that was refused or whose fate is unknown. It is `undefined` if there is no such vote.
   */
  readonly uncounted?: string | undefined;
}

/**
 * While the browser is offline, the note says so. While the browser is online, the note says that votes wait, or shows
 * `uncounted`, or is empty.
 */
export function NetworkNote({ waiting, uncounted }: NetworkNoteProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const noteOnVotes = waiting > 0 ? t('VOTE_WAITING') : uncounted;
  const note = isOnline ? noteOnVotes : t('NET_OFFLINE');
  return (
    <p role="status">
      {/* The key makes each message a new element. Otherwise the text would move when its icon disappears. */}
      {note && (
        <span key={note} className={styles.note}>
          {!isOnline && <OfflineIcon />}
          {note}
        </span>
      )}
    </p>
  );
}
