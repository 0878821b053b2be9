import { READY } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPresser, type PressHandlers } from './presser';

/** Runs a presser in a component, with the handlers of the last render. Sends `left` when the component unmounts. */
export function usePress(handlers: PressHandlers) {
  const [presser] = useState(() => createPresser(handlers));
  const { send } = presser;
  const state = useSyncExternalStore(presser.subscribe, presser.getState, () => READY);
  useEffect(() => presser.handle(handlers));
  useEffect(() => () => send({ type: 'left' }), [send]);

  return {
    state,
    pressRow: useCallback((serial: number) => send({ type: 'pressed', serial }), [send]),
    closeConfirmation: useCallback(() => send({ type: 'closed' }), [send]),
  };
}
