import { afterPaint } from '@demo-evm/shared/device';
import { useEffect, useRef, type RefObject } from 'react';
import { withGuidance } from './load-guidance';

/**
 * Keeps a guide true and lets it lead to its row, unless the script before hydration does so already.
 * @param href the guide's address; another address is another guide
 */
export function useGuide(href: string): RefObject<HTMLAnchorElement> {
  const guide = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => afterPaint(() => withGuidance(({ runGuide }) => guide.current && runGuide(guide.current))),
    [href],
  );
  return guide;
}
