import { useTexts } from '@demo-evm/shared/i18n';
import { useMemo, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { ShareIcon } from '../icons/icons';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';
import { openShareSheet } from './share-sheet';

/** A share sheet has to open soon after the press, so a picture that is not ready by then is left out. */
const PICTURE_TIMEOUT_MS = 800;

/**
 * The header's share button. It opens the browser's own share sheet, with a picture where there is one. When the browser
 * has no share sheet, or when the visitor has to read a note first, it opens a dialog with the choices WhatsApp and copy.
 * Behaviour: Sharing.
 */
export function ShareButton({ content }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { text, note, drawPicture } = content;
  // The picture is drawn when a finger or the focus comes to the button: for visitors who share, and before the press.
  const draw = useMemo(() => once(drawPicture), [drawPicture]);

  const share = async () => {
    if (note || typeof navigator.share !== 'function') return setIsOpen(true);
    const picture = await Promise.race([draw(), wait(PICTURE_TIMEOUT_MS)]);
    const isShared = await openShareSheet(picture ? { text, files: [picture] } : { text });
    if (!isShared) setIsOpen(true);
  };

  return (
    <>
      <IconButton
        aria-label={t('SHARE')}
        onPointerDown={() => void draw()}
        onFocus={() => void draw()}
        onClick={() => void share()}
      >
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

/** A function that runs `draw` at its first call and gives the same picture at each one. */
function once(draw: ShareContent['drawPicture']) {
  let drawn: Promise<File | null> | undefined;
  return () => (drawn ??= draw?.());
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
