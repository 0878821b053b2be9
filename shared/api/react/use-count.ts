import { afterPaint } from '@demo-evm/shared/device';
import type { ApiError } from '@demo-evm/shared/api';
import { readCount, UNREAD, type Reading, type Result } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * Reads a count, or a map of counts, from the server after the next paint, and again when `read` changes. `refresh`
 * reads the count at once. A failure is logged, and the value that was read before stays. Spec 8: Logged failures.
 * @param read Makes the request. It is `null` when there is nothing to read.
 */
export function useCount<T>(
  read: (() => Promise<Result<T, ApiError>>) | null,
): readonly [Reading<T>, refresh: () => void] {
  const [count, send] = useReducer(readCount<T>, UNREAD);
  const readingsStarted = useRef(0);

  const refresh = useCallback(() => {
    if (!read) return;
    const reading = ++readingsStarted.current;
    void read().then((answer) => {
      if (!answer.ok) console.error('A count could not be read.', answer.error);
      send(answer.ok ? { type: 'read', reading, value: answer.value } : { type: 'failed' });
    });
  }, [read]);

  useEffect(() => afterPaint(refresh), [refresh]);
  return [count, refresh];
}
