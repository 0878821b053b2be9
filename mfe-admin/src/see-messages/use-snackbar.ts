import type { Texts } from '@demo-evm/shared/i18n';
import { useCallback, useState } from 'react';

export type MessageKind = 'success' | 'error' | 'info' | 'warning';

/** Gives the text of a message. It is called at each render, so that the text follows the language of the page. */
export type MessageWords = (t: Texts['t']) => string;

export type Say = (kind: MessageKind, words: MessageWords) => void;

export interface Message {
  /** Differs from the id of the message that this message replaces, even when both have the same text. */
  readonly id: number;
  readonly kind: MessageKind;
  readonly words: MessageWords;
}

/**
 * Holds at most one message. A new message replaces the old message. Spec 4: Snackbar.
 *
 * @param first gives the message to show when the page opens, or `null`
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
