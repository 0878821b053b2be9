import { whatsappLink } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Dialog } from '../dialog/dialog';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly text: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** WhatsApp and copy. Where the clipboard is refused, the link stays selected for copying by hand. */
export function ShareDialog({ text, url, onClose }: ShareDialogProps) {
  const { t } = useTexts();
  const link = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  const copy = async () => {
    link.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      link.current?.focus();
    }
  };

  return (
    <Dialog title={t('SHARE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <ButtonLink look="whatsapp" href={whatsappLink(text)} target="_blank" rel="noopener noreferrer">
        {t('SHARE_WHATSAPP')}
      </ButtonLink>
      <input ref={link} className={styles.link} aria-label={t('SHARE_LINK')} readOnly value={url} />
      <Button onClick={() => void copy()}>{t('COPY_LINK')}</Button>
      <p role="status" className={styles.status}>
        {isCopied && t('LINK_COPIED')}
      </p>
    </Dialog>
  );
}
