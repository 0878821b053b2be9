import { openShareSheet, type ShareContent } from '@demo-evm/shared/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { canSharePictures } from './can-share-pictures';
import { whenIdle } from './when-idle';

/**
 * Draws the picture of the slip when the browser is idle, on phones whose share sheet takes pictures. Then a press of the
 * WhatsApp link opens that sheet with picture and text. As long as there is no picture the link does what a link does.
 * On a computer it always does, because WhatsApp is rarely among the programs of the share sheet there.
 *
 * @param link the WhatsApp link, which is opened when the browser refuses the share sheet
 */
export function useSendPicture({ text, drawPicture }: ShareContent, link: string) {
  const picture = useRef<File | null>(null);

  useEffect(() => {
    picture.current = null;
    if (!drawPicture || !canSharePictures() || !matchMedia('(pointer: coarse)').matches) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      void drawPicture().then((file) => {
        if (isCurrent) picture.current = file;
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [drawPicture]);

  return (event: MouseEvent) => {
    if (!picture.current) return;
    event.preventDefault();
    void openShareSheet({ text, files: [picture.current] }).then((isOpen) => {
      if (isOpen) return;
      picture.current = null; // the next press is that of a plain link
      window.open(link, '_blank', 'noopener');
    });
  };
}
