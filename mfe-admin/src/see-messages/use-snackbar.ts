import type { Texts } from '@demo-evm/shared/i18n';
import { useCallback, useState } from 'react';

export type MessageKind = 'success' | 'error' | 'info' | 'warning';

/** Its words in whatever language the page speaks while it is shown. */
export type Words = (t: Texts['t']) => string;

export type Say = (kind: MessageKind, words: Words) => void;

export interface Message {
  /** Tells two messages with the same words apart. */
  readonly id: number;
  readonly kind: MessageKind;
  readonly words: Words;
}

/**
 * The one message that is shown; a new one takes its place. Spec 4: Snackbar.
 * @param first shown when the page opens
 */
export function useSnackbar(first: () => Pick<Message, 'kind' | 'words'> | null) {
  const [message, setMessage] = useState<Message | null>(() => {
    const opening = first();
    return opening && { id: 0, ...opening };
  });
  const say: Say = useCallback(
    (kind, words) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, kind, words })),
    [],
  );
  const close = useCallback(() => setMessage(null), []);
  return { message, say, close };
}
