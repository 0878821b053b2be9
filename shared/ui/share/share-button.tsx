import { useTexts } from '@demo-evm/shared/i18n';
import { useState } from 'react';
import { ShareIcon } from '../icons/icons';
import { ShareDialog } from './share-dialog';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** The words, with the link in them. */
  readonly text: string;
  readonly url: string;
}

/**
 * The header's share icon: the browser's own share sheet where there is one, else a dialog with WhatsApp
 * and copy. BEHAVIOUR: Sharing.
 */
export function ShareButton({ text, url }: ShareButtonProps) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);

  const share = async () => {
    if (typeof navigator.share !== 'function') return setIsOpen(true);
    try {
      await navigator.share({ text });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setIsOpen(true);
    }
  };

  return (
    <>
      <button type="button" className={styles.icon} aria-label={t('SHARE')} onClick={() => void share()}>
        <ShareIcon />
      </button>
      {isOpen && <ShareDialog text={text} url={url} onClose={() => setIsOpen(false)} />}
    </>
  );
}
