import { useTexts } from '@demo-evm/shared/i18n';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { ShareIcon } from '../icons/icons';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';

/** The visitor closed the share sheet, or it is still open from the first of two taps. */
const CANCELLED = new Set(['AbortError', 'InvalidStateError']);

/**
 * The header's share icon: the browser's own share sheet where there is one, else a dialog with WhatsApp
 * and copy; the dialog too where there is something to say before. Behaviour: Sharing.
 */
export function ShareButton({ content }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);

  const share = async () => {
    if (content.note || typeof navigator.share !== 'function') return setIsOpen(true);
    try {
      await navigator.share({ text: content.text });
    } catch (error) {
      const isUnderstood = error instanceof DOMException && CANCELLED.has(error.name);
      if (!isUnderstood) setIsOpen(true);
    }
  };

  return (
    <>
      <IconButton aria-label={t('SHARE')} onClick={() => void share()}>
        <ShareIcon />
      </IconButton>
      {isOpen && (
        <Dialog title={t('SHARE')} closeLabel={t('CLOSE')} onClose={() => setIsOpen(false)}>
          <ShareChoices content={content} />
        </Dialog>
      )}
    </>
  );
}
