import { whatsappLink } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ButtonLink } from '../button/button';
import styles from './share-choices.module.css';
import type { ShareContent } from './share-content';
import { useCopyLink } from './use-copy-link';

interface ShareChoicesProps {
  readonly content: ShareContent;
  /** Called when the visitor opens WhatsApp or presses the button that copies. */
  readonly onShare?: () => void;
}

/**
 * Gives the visitor two choices: to share by WhatsApp and to copy the link. When the browser refuses the clipboard, the
 * link appears as selected text, so that the visitor can copy the link by hand. Behaviour: Sharing.
 */
export function ShareChoices({ content: { text, url, note }, onShare }: ShareChoicesProps) {
  const { t } = useTexts();
  const { isCopied, isRefused, field, copy } = useCopyLink(url);
  return (
    <div className={styles.choices}>
      {note && <p className={styles.note}>{note}</p>}
      <ButtonLink
        look="whatsapp"
        href={whatsappLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onShare}
      >
        {t('SHARE_WHATSAPP')}
      </ButtonLink>
      <Button
        data-shares=""
        onClick={() => {
          copy();
          onShare?.();
        }}
      >
        {t('COPY_LINK')}
      </Button>
      <input
        ref={field}
        className={styles.link}
        aria-label={t('SHARE_LINK')}
        readOnly
        hidden={!isRefused}
        value={url}
      />
      <p role="status" className={styles.status}>
        {isCopied && t('LINK_COPIED')}
      </p>
    </div>
  );
}
