import type { MachineApi } from '@demo-evm/shared/api';
import { browserStorage, createCustomEvms, type PreviewSlot } from '@demo-evm/shared/contract';
import {
  askedId,
  describeVid,
  isLanguage,
  openMachine,
  OPENING,
  proposalOf,
  success,
} from '@demo-evm/shared/domain';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import type { Propose } from './use-proposal';

/**
 * The machine of one address, and a way to ask again; `attempt` counts how often that was done. What
 * address and machine say of the language is proposed before they are shown, so that nothing is drawn in
 * another one first. SPEC 4: Voting page; SPEC 8: failures are logged. BEHAVIOUR: Which machine, Language.
 */
export function useMachine(api: MachineApi, preview: PreviewSlot, propose: Propose, vid: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, send] = useReducer(openMachine, OPENING);

  const proposeFor = useCallback(
    (extra4: string | null | undefined) =>
      propose({ ...proposalOf(describeVid(vid)), machine: isLanguage(extra4) ? extra4 : undefined }),
    [propose, vid],
  );

  useLayoutEffect(() => {
    const meaning = describeVid(vid);
    const here = {
      preview: meaning.kind === 'preview' ? preview.take() : null,
      custom: meaning.kind === 'custom' ? createCustomEvms(browserStorage).find(meaning.id) : null,
    };
    const asked = askedId(meaning);
    const early = asked === null ? null : api.peekEarly(asked);
    proposeFor((here.preview ?? early)?.extra4);
    send({ type: 'opened', vid: meaning, here });
  }, [api, preview, vid, proposeFor]);

  const asks = state.phase === 'loading' ? state.asks : null;
  useLayoutEffect(() => {
    if (asks === null) return;
    const early = api.takeEarly(asks);
    if (early !== undefined) return send({ type: 'answered', to: asks, answer: success(early) });
    let isCurrent = true;
    void api.getMachine(asks).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) console.error(`The machine "${asks}" could not be loaded.`, answer.error);
      else if (answer.value) proposeFor(answer.value.extra4);
      send({ type: 'answered', to: asks, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, asks, proposeFor]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
    send({ type: 'retried' });
  }, []);
  return { state, attempt, retry };
}
