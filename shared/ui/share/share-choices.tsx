import { whatsappLink } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../button/button';
import styles from './share-choices.module.css';
import type { ShareContent } from './share-content';

/**
 * Buttons for WhatsApp and for copying the link. When the browser refuses the clipboard, the link appears as selected
 * text, so that the visitor can copy it by hand. Behaviour: Sharing.
 */
export function ShareChoices({ content: { text, url, note } }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const link = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };

  useEffect(() => {
    if (copied !== 'refused') return;
    link.current?.focus();
    link.current?.select();
  }, [copied]);

  return (
    <div className={styles.choices}>
      {note && <p className={styles.note}>{note}</p>}
      <ButtonLink look="whatsapp" href={whatsappLink(text)} target="_blank" rel="noopener noreferrer">
        {t('SHARE_WHATSAPP')}
      </ButtonLink>
      <Button onClick={() => void copy()}>{t('COPY_LINK')}</Button>
      <input
        ref={link}
        className={styles.link}
        aria-label={t('SHARE_LINK')}
        readOnly
        hidden={copied !== 'refused'}
        value={url}
      />
      <p role="status" className={styles.status}>
        {copied === 'yes' && t('LINK_COPIED')}
      </p>
    </div>
  );
}
