import { useTexts } from '@demo-evm/shared/i18n';
import { useMemo, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { ShareIcon } from '../icons/icons';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';
import { openShareSheet } from './share-sheet';

/**
 * The share sheet waits for the picture at most this long, because browsers open the sheet only within a short time
 * after a press.
 */
const PICTURE_TIMEOUT_MS = 800;

/**
 * The header's share button. It opens the browser's own share sheet, with a picture if the picture is ready in time.
 * When the browser has no share sheet or cannot open it, or when the visitor has to read a note first, the button opens
 * a dialog with `ShareChoices`. Behaviour: Sharing.
 */
export function ShareButton({ content }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { text, note, drawPicture, drawDialog } = content;
  // Drawing begins before the click, when the pointer goes down on the button or the button gets the focus. The click
  // then uses the same picture.
  const draw = useMemo(() => once(drawPicture), [drawPicture]);

  const close = () => setIsOpen(false);
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
        data-shares="sheet"
        onPointerDown={() => void draw()}
        onFocus={() => void draw()}
        onClick={() => void share()}
      >
        <ShareIcon />
      </IconButton>
      {isOpen &&
        (drawDialog ? (
          drawDialog(close)
        ) : (
          <Dialog title={t('SHARE')} closeLabel={t('CLOSE')} onClose={close}>
            <ShareChoices content={content} />
          </Dialog>
        ))}
    </>
  );
}

/** @returns A function that calls `draw` at its first call and returns the same promise at every later call. */
function once(draw: ShareContent['drawPicture']) {
  let drawn: Promise<File | null> | undefined;
  return () => (drawn ??= draw?.());
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
