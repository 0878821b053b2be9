import { shownAddress, type ShareContent } from '@demo-evm/shared/ui';
import type { SlipCandidate, SlipTools } from './slip';
import styles from './friends-message.module.css';

interface FriendsMessageProps extends SlipTools {
  readonly candidate: SlipCandidate;
  readonly content: ShareContent;
}

/** Shows the message as friends will see it. If friends cannot open the machine, a note says so instead. */
export function FriendsMessage({
  candidate: { serialOnPaper, serialText, name, symbol },
  content: { url, note },
  t,
  drawSymbol,
}: FriendsMessageProps) {
  if (note) return <p className={styles.note}>{note}</p>;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('FRIENDS_SEE')}</figcaption>
      <div className={styles.bubble}>
        <div className={styles.picture} aria-hidden="true">
          <span className={styles.row}>
            {serialOnPaper}
            {symbol && drawSymbol(styles.symbol)}
          </span>
        </div>
        <p className={styles.text}>
          <b dir="auto">{name ? t('LINK_TITLE_MACHINE', { name, serial: serialText }) : t('LINK_TITLE')}</b>
          {t('INVITATION')}
          <small data-address="">{shownAddress(url)}</small>
        </p>
      </div>
    </figure>
  );
}
