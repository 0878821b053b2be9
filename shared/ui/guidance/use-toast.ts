import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef } from 'react';
import { withGuidance } from './load-guidance';
import type { ToastMessage } from './toast';
import { clearToast, toastRegion } from './toast-region';

/**
 * Shows the message of a component. Without a message, nothing is shown.
 * @param turn A number that differs between two messages of the same kind. While turn and kind stay the same, the
 *   message is not shown again. So a change of language does not repeat an old message.
 */
export function useToast(message: ToastMessage | null | undefined, turn = 0): void {
  const latest = useRef(message);
  useEffect(() => {
    latest.current = message;
  });
  useEffect(() => {
    toastRegion();
    return afterPaint(() => withGuidance(() => undefined)); // loads the code of the messages early
  }, []);

  const key = message && `${String(turn)} ${message.kind}`;
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    withGuidance(({ showToast }) => {
      const { current } = latest;
      if (isCurrent && current && !(turn === 1 && isShown(current))) showToast(current);
    });
    return () => {
      isCurrent = false;
      clearToast();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `turn` is a part of `key`
  }, [key]);
}

/**
 * Says whether the page already shows this message. The page's script may have shown it before the App ran.
 */
function isShown({ text }: ToastMessage): boolean {
  return toastRegion().textContent.endsWith(text);
}
