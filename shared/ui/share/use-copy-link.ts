import { useEffect, useRef, useState } from 'react';

/**
 * Copies a link. When the browser refuses the clipboard, `isRefused` becomes true. The caller then shows an input with
 * the link and the ref `field`, and the hook selects the input's text for copying by hand. Behaviour: Sharing.
 */
export function useCopyLink(url: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  useEffect(() => {
    if (outcome !== 'refused') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);

  return { isCopied: outcome === 'copied', isRefused: outcome === 'refused', field, copy: () => void copy() };
}
