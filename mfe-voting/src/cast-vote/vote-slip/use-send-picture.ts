import { canSharePictures, openShareSheet, type ShareContent } from '@demo-evm/shared/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { whenIdle } from './when-idle';

/**
 * Draws the picture of the slip when the browser is idle, on devices with a touch screen and a share sheet that accepts
 * pictures. A press of the WhatsApp link then opens the share sheet with picture and text. Without a picture, the link
 * is a plain link.
 * With a mouse as the main pointer, no picture is drawn, because WhatsApp is rarely in the share sheet of a computer.
 * @param link The address of the WhatsApp link. It is opened when the browser refuses the share sheet.
 * @returns The link's `onClick`.
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
      picture.current = null; // without a picture the link is a plain link
      window.open(link, '_blank', 'noopener');
    });
  };
}
