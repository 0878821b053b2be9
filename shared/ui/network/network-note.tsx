import { useTexts } from '@demo-evm/shared/i18n';
import styles from './network-note.module.css';
import { useOnline } from './use-online';

interface NetworkNoteProps {
  /** How many votes wait to be sent. */
  readonly waiting: number;
  /** What has to be said of a vote that waits no more and was not counted; empty without one. */
  readonly uncounted?: string | undefined;
}

/** Says when the browser is offline, that votes wait for the network, or what went wrong with one; else silent. */
export function NetworkNote({ waiting, uncounted }: NetworkNoteProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const ofVotes = waiting > 0 ? t('VOTE_WAITING') : uncounted;
  const note = isOnline ? ofVotes : t('NET_OFFLINE');
  return <p role="status">{note && <span className={styles.note}>{note}</span>}</p>;
}
