import { useTexts } from '@demo-evm/shared/i18n';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { ShareIcon } from '../icons/icons';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';

/** Names of errors that need no answer: the visitor closed the share sheet, or it is still open from an earlier tap. */
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * The header's share button. It opens the browser's own share sheet; where there is none, or when a note has to be
 * read first, a dialog with WhatsApp and copy. Behaviour: Sharing.
 */
export function ShareButton({ content }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);

  const share = async () => {
    if (content.note || typeof navigator.share !== 'function') return setIsOpen(true);
    try {
      await navigator.share({ text: content.text });
    } catch (error) {
      const isIgnored = error instanceof DOMException && IGNORED_ERRORS.has(error.name);
      if (!isIgnored) setIsOpen(true);
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
