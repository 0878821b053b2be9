import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef, type RefObject } from 'react';
import { withGuidance } from './load-guidance';

/**
 * Runs a guide (run-guide.ts) after the next paint. If the script before hydration runs it already, nothing changes.
 * @param href The guide's address. Each address has a guide element of its own.
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
