import {
  createMachineApi,
  createNumbersApi,
  type CountState,
  type MachineNumbers,
} from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What is known about the machine's numbers. */
export interface KnownNumbers {
  /** `undefined` until the total is read, or if it could not be read. */
  readonly total: number | undefined;
  /** `undefined` until they are read; `null` if they could not be read, or if the server does not know the call. */
  readonly numbers: MachineNumbers | null | undefined;
}

/**
 * Reads the numbers of the machine when the page opens, and again whenever the page becomes visible. If the call for
 * the numbers fails, or if the server does not know it, only the total is read.
 * `refresh` reads the numbers at once. `showCount` shows the answer to a reset or an undo. Behaviour: Numbers.
 */
export function useNumbers(host: Host, vid: string) {
  const [known, setKnown] = useState<KnownNumbers>({ total: undefined, numbers: undefined });
  const { config, session } = host;
  const api = useMemo(
    () => createNumbersApi(config.bases.auth, session.getState().token ?? ''),
    [config, session],
  );

  const read = useCallback(async () => {
    const answer = await api.read();
    if (answer.ok && answer.value) return { total: answer.value.total, numbers: answer.value };
    const total = await createMachineApi(config.bases.evm).getCount(vid);
    return { total: total.ok ? total.value : undefined, numbers: null };
  }, [api, config, vid]);

  /**
   * Increases with each reading and each change of the count, so that the result of an earlier reading is
   * ignored.
   */
  const newest = useRef(0);

  const refresh = useCallback(() => {
    const own = (newest.current += 1);
    void read().then((now) => {
      // When a later reading fails, the numbers of the earlier reading stay.
      if (own === newest.current) setKnown((before) => (now.numbers || !before.numbers ? now : before));
    });
  }, [read]);

  const showCount = useCallback((count: CountState) => {
    newest.current += 1;
    setKnown(({ numbers }) => ({ total: count.total, numbers: numbers && { ...numbers, ...count } }));
  }, []);

  useEffect(() => {
    const readings = newest;
    const refreshVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refreshVisible();
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      readings.current += 1;
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, [refresh]);

  return { ...known, api, refresh, showCount };
}
