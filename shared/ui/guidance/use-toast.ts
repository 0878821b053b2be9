import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef } from 'react';
import { withGuidance } from './load-guidance';
import type { ToastMessage } from './toast';
import { clearToast, toastRegion } from './toast-region';

/**
 * Shows a message for a component.
 * @param turn A number that tells two messages of the same kind apart. A message with the same turn and kind is shown
 *   only once, so that a change of language does not repeat a message that has gone.
 */
export function useToast(message: ToastMessage | null | undefined, turn = 0): void {
  const latest = useRef(message);
  useEffect(() => {
    latest.current = message;
  });
  useEffect(() => {
    toastRegion();
    return afterPaint(() => withGuidance(() => undefined)); // loads the code now, so that no message waits for it
  }, []);

  const key = message && `${String(turn)} ${message.kind}`;
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    withGuidance(({ showToast }) => {
      if (isCurrent && latest.current) showToast(latest.current);
    });
    return () => {
      isCurrent = false;
      clearToast();
    };
  }, [key]);
}
