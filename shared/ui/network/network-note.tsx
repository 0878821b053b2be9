import { useTexts } from '@demo-evm/shared/i18n';
import styles from './network-note.module.css';
import { useOnline } from './use-online';

/** Says when the browser is offline, or that votes wait for the network; silent otherwise. */
export function NetworkNote({ waiting }: { readonly waiting: number }) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const note = isOnline ? waiting > 0 && t('VOTE_WAITING') : t('NET_OFFLINE');
  return <p role="status">{note && <span className={styles.note}>{note}</span>}</p>;
}
