import type { ApiError } from '@demo-evm/shared/api';
import { readCount, UNREAD, type CountReading, type Result } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useReducer, useRef } from 'react';

type Read = () => Promise<Result<number, ApiError>>;

/**
 * A count of the server: read when the page opens, and again by `refresh`.
 * @param read `null`: there is nothing to read
 */
export function useCount(read: Read | null): readonly [CountReading, refresh: () => void] {
  const [count, send] = useReducer(readCount, UNREAD);
  const started = useRef(0);

  const refresh = useCallback(() => {
    if (!read) return;
    const reading = ++started.current;
    void read().then((answer) => {
      if (!answer.ok) console.error('A count could not be read.', answer.error);
      send(answer.ok ? { type: 'read', reading, count: answer.value } : { type: 'failed' });
    });
  }, [read]);

  useEffect(refresh, [refresh]);
  return [count, refresh];
}
