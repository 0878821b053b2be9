import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef, type RefObject } from 'react';
import { withGuidance } from './load-guidance';

/**
 * Loads the code of the guide after the next paint and runs the guide (run-guide.ts). The script that runs before
 * hydration (shared/ui/pre-hydration/answer-presses.ts) may already have started the guide. In that case, `runGuide`
 * does nothing.
 * @param href The address that the guide links to. Each address has a guide element of its own.
 * @returns The ref of the guide's element.
 */
export function useGuide(href: string): RefObject<HTMLAnchorElement> {
  const guide = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => afterPaint(() => withGuidance(({ runGuide }) => guide.current && runGuide(guide.current))),
    [href],
  );
  return guide;
}
