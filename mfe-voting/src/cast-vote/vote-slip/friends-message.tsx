import { devanagari } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Picture, type ShareContent } from '@demo-evm/shared/ui';
import { shownAddress } from './shown-address';
import type { SlipCandidate } from './slip';
import styles from './friends-message.module.css';

interface FriendsMessageProps {
  readonly candidate: SlipCandidate;
  readonly content: ShareContent;
}

/** The message as friends will see it; for a machine that they cannot open, the note that says so. */
export function FriendsMessage({
  candidate: { serial, serialText, name, symbol },
  content: { url, note },
}: FriendsMessageProps) {
  const { t } = useTexts();
  if (note) return <p className={styles.note}>{note}</p>;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('FRIENDS_SEE')}</figcaption>
      <div className={styles.bubble}>
        <div className={styles.picture} aria-hidden="true">
          <span className={styles.row}>
            {serial !== null && devanagari(serial)}
            {symbol && <Picture kind="symbol" url={symbol} name="" className={styles.symbol} />}
          </span>
        </div>
        <p className={styles.text}>
          <b dir="auto">{name ? t('LINK_TITLE_MACHINE', { name, serial: serialText }) : t('LINK_TITLE')}</b>
          {t('INVITATION')}
          <small>{shownAddress(url)}</small>
        </p>
      </div>
    </figure>
  );
}
