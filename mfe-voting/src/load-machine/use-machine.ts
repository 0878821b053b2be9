import type { MachineApi } from '@demo-evm/shared/api';
import type { PreviewSlot } from '@demo-evm/shared/contract';
import { browserStorage, createCustomEvms } from '@demo-evm/shared/device';
import {
  isLanguage,
  LINK_VID,
  openMachine,
  proposalOf,
  type CustomEvm,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import { openEarly, takeEarly } from './early-machine';
import { openLink } from './open-link';
import type { ProposeLanguage } from './use-language-proposal';

/**
 * Loads the machine of an address. A machine whose data is in the HTML is found at the first render. The languages of
 * the address and of the machine are proposed before the machine is shown, so that the page's language need not change
 * afterwards.
 * Spec 4: Voting page; spec 8: Logged failures; behaviour: Which machine; behaviour: Language.
 * @returns The `state` of loading, a function `retry` for a failed request, and `attempt`, the number of retries.
 */
export function useMachine(
  api: MachineApi,
  preview: PreviewSlot,
  propose: ProposeLanguage,
  meaning: VidMeaning,
) {
  const [attempt, setAttempt] = useState(0);
  const [state, send] = useReducer(openMachine, meaning, (opened) => openEarly(api, opened));

  const proposeFor = useCallback(
    (extra4: string | null | undefined) =>
      propose({ ...proposalOf(meaning), machine: isLanguage(extra4) ? extra4 : undefined }),
    [propose, meaning],
  );

  useLayoutEffect(() => {
    if (meaning.kind === 'preview') {
      const details = preview.take();
      proposeFor(details?.extra4);
      send({ type: 'opened', meaning, here: { preview: details, custom: null } });
    } else if (meaning.kind === 'custom') {
      const open = (custom: CustomEvm | null) => {
        proposeFor(custom?.lang);
        send({ type: 'opened', meaning, here: { preview: null, custom } });
      };
      if (meaning.vid === LINK_VID) return openLink(open);
      open(createCustomEvms(browserStorage).find(meaning.vid));
    } else {
      proposeFor(takeEarly(api, meaning)?.extra4);
    }
    return undefined;
  }, [api, preview, meaning, proposeFor]);

  const vid = state.phase === 'loading' ? state.vid : null;
  useLayoutEffect(() => {
    if (vid === null) return;
    let isCurrent = true;
    void api.getMachine(vid).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) console.error(`The machine "${vid}" could not be loaded.`, answer.error);
      else if (answer.value) proposeFor(answer.value.extra4);
      send({ type: 'answered', vid, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, vid, proposeFor]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
    send({ type: 'retried' });
  }, []);
  return { state, attempt, retry };
}
