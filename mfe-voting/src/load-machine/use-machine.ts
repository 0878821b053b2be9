import type { MachineApi } from '@demo-evm/shared/api';
import { browserStorage, createCustomEvms, type Host } from '@demo-evm/shared/contract';
import { describeVid, isLanguage, openMachine, OPENING } from '@demo-evm/shared/domain';
import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';

/**
 * The machine of one address, and a way to ask again; `attempt` counts how often that was done. What
 * address and machine say of the language is proposed before they are shown, so that nothing is drawn in
 * another one first. SPEC 4: Voting page; SPEC 8: failures are logged. BEHAVIOUR: Which machine, Language.
 */
export function useMachine(api: MachineApi, { language, preview }: Host, vid: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, send] = useReducer(openMachine, OPENING);

  const withdraw = useRef<() => void>(undefined);

  /** Before the machine is drawn, so that it is drawn in its language at once. */
  const propose = useCallback(
    (extra4: string | null | undefined) => {
      const meaning = describeVid(vid);
      withdraw.current = language.propose({
        route: meaning.kind === 'language' ? meaning.id : undefined,
        machine: isLanguage(extra4) ? extra4 : undefined,
        page: 'hi',
      });
    },
    [language, vid],
  );

  useLayoutEffect(() => {
    const meaning = describeVid(vid);
    const here = {
      preview: meaning.kind === 'preview' ? preview.take() : null,
      custom: meaning.kind === 'custom' ? createCustomEvms(browserStorage).find(meaning.id) : null,
    };
    propose(here.preview?.extra4);
    send({ type: 'opened', vid: meaning, here });
    return () => withdraw.current?.();
  }, [preview, vid, propose]);

  const asks = state.phase === 'loading' ? state.asks : null;
  useLayoutEffect(() => {
    if (asks === null) return;
    let isCurrent = true;
    void api.getMachine(asks).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) console.error(`The machine "${asks}" could not be loaded.`, answer.error);
      else if (answer.value) propose(answer.value.extra4);
      send({ type: 'answered', to: asks, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, asks, propose]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
    send({ type: 'retried' });
  }, []);
  return { state, attempt, retry };
}
