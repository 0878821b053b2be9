import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useState } from 'react';
import styles from './link-card.module.css';
import { useLinkPreview } from './use-link-preview';

interface LinkCardProps {
  readonly url: string;
  /** The published machine. When it changes, the card is read again. */
  readonly machine: EvmDetails;
}

/**
 * Shows what WhatsApp shows when the link is sent, in the machine's language: the picture, the title, the description
 * and the host. Without a picture, or when it does not load, the card has only texts. When the page at the link does
 * not say what messengers show, there is no card. Behaviour: Share card.
 */
export function LinkCard({ url, machine }: LinkCardProps) {
  const { t } = useTexts();
  const preview = useLinkPreview(url, machine);
  const [broken, setBroken] = useState<string | null>(null);
  if (preview === undefined) return <div className={styles.room} />;
  if (preview === null) return null;
  const { title, description, language, picture } = preview;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('LINK_CARD')}</figcaption>
      <div className={styles.bubble} lang={language}>
        {picture && picture.url !== broken && (
          <img
            className={styles.picture}
            src={picture.url}
            alt={picture.alt}
            width={1200}
            height={630}
            onError={() => setBroken(picture.url)}
          />
        )}
        <div className={styles.texts}>
          <b dir="auto">{title}</b>
          {description !== '' && <span dir="auto">{description}</span>}
          <small>{new URL(url).host}</small>
        </div>
      </div>
    </figure>
  );
}
