import type { MachineApi } from '@demo-evm/shared/api';
import type { PreviewSlot } from '@demo-evm/shared/contract';
import { browserStorage, createCustomEvms } from '@demo-evm/shared/device';
import {
  askedId,
  DEMO_VID,
  describeVid,
  isLanguage,
  openMachine,
  OPENING,
  proposalOf,
  success,
  type EvmDetails,
  type MachineState,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import type { ProposeLanguage } from './use-language-proposal';

/**
 * The machine of one address, and a way to ask again; `attempt` counts how often that was done. A machine that the
 * page brought along is there from the first drawing on. What address and machine say of the language is proposed
 * before they are shown, so that nothing is drawn in another one first. Spec 4: Voting page; spec 8: Logged failures;
 * behaviour: Which machine; behaviour: Language.
 */
export function useMachine(api: MachineApi, preview: PreviewSlot, propose: ProposeLanguage, vid: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, send] = useReducer(openMachine, vid, (opened) => openEarly(api, opened));

  const proposeFor = useCallback(
    (extra4: string | null | undefined) =>
      propose({ ...proposalOf(describeVid(vid)), machine: isLanguage(extra4) ? extra4 : undefined }),
    [propose, vid],
  );

  useLayoutEffect(() => {
    const meaning = describeVid(vid);
    if (meaning.kind === 'preview') {
      const held = preview.take();
      proposeFor(held?.extra4);
      send({ type: 'opened', vid: meaning, here: { preview: held, custom: null } });
    } else if (meaning.kind === 'custom') {
      const custom = createCustomEvms(browserStorage).find(meaning.id);
      proposeFor(undefined);
      send({ type: 'opened', vid: meaning, here: { preview: null, custom } });
    } else {
      proposeFor(takeEarly(api, meaning)?.extra4);
    }
  }, [api, preview, vid, proposeFor]);

  const asks = state.phase === 'loading' ? state.asks : null;
  useLayoutEffect(() => {
    if (asks === null) return;
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

/** What is known of an address without asking or looking at the device: drawn first, on the site host as in a browser. */
function openEarly(api: MachineApi, vid: string): MachineState {
  const meaning = describeVid(vid);
  if (askedId(meaning) === null) return OPENING;
  let state = openMachine(OPENING, { type: 'opened', vid: meaning, here: { preview: null, custom: null } });
  while (state.phase === 'loading' && state.asks !== null) {
    const early = api.peekEarly(state.asks);
    if (early === undefined) break;
    state = openMachine(state, { type: 'answered', to: state.asks, answer: success(early) });
  }
  return state;
}

/** Who opens the address again wants to know what its machine is by then. */
function takeEarly(api: MachineApi, meaning: VidMeaning): EvmDetails | null | undefined {
  const asked = askedId(meaning);
  return asked === null ? null : (api.takeEarly(asked) ?? api.takeEarly(DEMO_VID));
}
