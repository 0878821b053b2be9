import { readLinkPreview, type LinkPreview } from '@demo-evm/shared/api';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { useEffect, useState } from 'react';

/**
 * Reads what messengers show for the link, and reads it again when the published machine has changed.
 *
 * @returns `undefined` until the first answer, and `null` when the page cannot be read or does not say what
 *   messengers show
 */
export function useLinkPreview(url: string, machine: EvmDetails): LinkPreview | null | undefined {
  const [preview, setPreview] = useState<LinkPreview | null>();
  useEffect(() => {
    let isCurrent = true;
    void readLinkPreview(url).then((answer) => {
      if (isCurrent) setPreview(answer.ok ? answer.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [url, machine]);
  return preview;
}
