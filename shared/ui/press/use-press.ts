import { endHandover, handedOver } from '@demo-evm/shared/contract';
import { READY } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPresser, type Presser, type PressHandlers } from './presser';

interface PageConfirmation {
  readonly confirms: () => boolean;
}

/**
 * Runs a presser in a component, with the handlers of the last render. The presser comes from the page's script if the
 * script has made one. When the component unmounts, the presser gets the event `left`.
 */
export function usePress(handlers: PressHandlers) {
  const [presser] = useState(() => (handedOver('presser') as Presser | undefined) ?? createPresser(handlers));
  const [page] = useState(() => handedOver('machine') as PageConfirmation | undefined);
  const { send } = presser;
  const state = useSyncExternalStore(presser.subscribe, presser.getState, () => READY);
  // A layout effect runs before the visitor can press again, so each press reaches the handlers of the App.
  useLayoutEffect(() => presser.handle(handlers));
  useEffect(endHandover, []);
  useEffect(() => () => send({ type: 'left' }), [send]);

  return {
    state,
    /** True if the page's own script shows the confirmation of this state. */
    isConfirmedByPage: page?.confirms() ?? false,
    pressRow: useCallback((serial: number) => send({ type: 'pressed', serial }), [send]),
    closeConfirmation: useCallback(() => send({ type: 'closed' }), [send]),
  };
}
