import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef } from 'react';
import { withGuidance } from './load-guidance';
import type { ToastMessage } from './toast';
import { clearToast, toastRegion } from './toast-region';

/**
 * Shows a message for a component.
 * @param turn tells two messages of the same kind apart. The same turn and kind are shown once, so that a change of
 *   language does not repeat a message that has gone.
 */
export function useToast(message: ToastMessage | null | undefined, turn = 0): void {
  const latest = useRef(message);
  useEffect(() => {
    latest.current = message;
  });
  useEffect(() => {
    toastRegion();
    return afterPaint(() => withGuidance(() => undefined)); // so that a message does not wait for the network
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
