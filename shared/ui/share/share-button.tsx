import { useTexts } from '@demo-evm/shared/i18n';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { ShareIcon } from '../icons/icons';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';

/** Errors to ignore: the visitor closed the share sheet, or the sheet is still open from an earlier press. */
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * The header's share button. It opens the browser's own share sheet. When the browser has no share sheet, or when the
 * visitor has to read a note first, it opens a dialog with the choices WhatsApp and copy. Behaviour: Sharing.
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
