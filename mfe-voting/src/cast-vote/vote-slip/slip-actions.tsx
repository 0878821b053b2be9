import { whatsappLink } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import {
  AgainIcon,
  CopyIcon,
  SendIcon,
  TickIcon,
  useCopyLink,
  VisuallyHidden,
  type ShareContent,
} from '@demo-evm/shared/ui';
import styles from './slip-actions.module.css';
import { useSendPicture } from './use-send-picture';

interface SlipActionsProps {
  readonly content: ShareContent;
  readonly onAgain: () => void;
  readonly t: Texts['t'];
}

/**
 * The green link that sends the message, and the buttons to copy the link and to practise again. Behaviour: Sharing.
 */
export function SlipActions({ content, onAgain, t }: SlipActionsProps) {
  const { isCopied, isRefused, field, copy } = useCopyLink(content.url);
  const link = whatsappLink(content.text);
  const sendPicture = useSendPicture(content, link);
  return (
    <div className={styles.actions}>
      <input
        ref={field}
        className={styles.link}
        aria-label={t('SHARE_LINK')}
        readOnly
        hidden={!isRefused}
        value={content.url}
      />
      <a className={styles.send} href={link} target="_blank" rel="noopener noreferrer" onClick={sendPicture}>
        <SendIcon />
        {t('SHARE_WHATSAPP')}
      </a>
      <button type="button" className={styles.button} data-does="copy" data-shares="" onClick={copy}>
        {isCopied ? <TickIcon /> : <CopyIcon />}
        {t('COPY_LINK')}
      </button>
      <button type="button" className={styles.button} data-does="close" onClick={onAgain}>
        <AgainIcon />
        {t('PRACTISE_AGAIN')}
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('LINK_COPIED')}</span>
      </VisuallyHidden>
    </div>
  );
}
