import type { ApiError, MachineApi } from '@demo-evm/shared/api';
import type { LanguageStore } from '@demo-evm/shared/contract';
import {
  describeVid,
  isLanguage,
  type EvmDetails,
  type Result,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import { useCallback, useLayoutEffect, useState } from 'react';

export type MachineState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'found'; readonly id: string; readonly details: EvmDetails }
  /** No machine has this id. */
  | { readonly phase: 'missing' }
  /** The call failed; trying again may help. */
  | { readonly phase: 'failed' };

const LOADING: MachineState = { phase: 'loading' };

/**
 * The machine of an address, and a way to ask again; `attempt` counts how often that was done. What address and machine say of the language is
 * proposed before they are shown, so that nothing is drawn in another one first.
 * SPEC 4: Voting page; SPEC 8: failures are logged. BEHAVIOUR: Which machine, Language.
 */
export function useMachine(api: MachineApi, language: LanguageStore, vid: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly state: MachineState }>();
  const question = `${vid} ${attempt}`;

  useLayoutEffect(() => {
    const meaning = describeVid(vid);
    const proposal = {
      route: meaning.kind === 'language' ? meaning.language : undefined,
      page: 'hi',
    } as const;
    let withdraw = language.propose(proposal);
    let isCurrent = true;
    void findMachine(api, meaning).then((found) => {
      if (!isCurrent) return;
      const extra4 = found.phase === 'found' ? found.details.extra4 : undefined;
      if (isLanguage(extra4)) withdraw = language.propose({ ...proposal, machine: extra4 });
      setAnswer({ to: question, state: found });
    });
    return () => {
      isCurrent = false;
      withdraw();
    };
  }, [api, language, vid, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: answer?.to === question ? answer.state : LOADING, attempt, retry };
}

async function findMachine(api: MachineApi, meaning: VidMeaning): Promise<MachineState> {
  const found = stateOf(meaning.id, await api.getMachine(meaning.id));
  const isFallbackDue = meaning.kind === 'language' && found.phase === 'missing';
  return isFallbackDue ? stateOf('demo', await api.getMachine('demo')) : found;
}

function stateOf(id: string, answer: Result<EvmDetails | null, ApiError>): MachineState {
  if (answer.ok) return answer.value ? { phase: 'found', id, details: answer.value } : { phase: 'missing' };
  console.error(`The machine "${id}" could not be loaded.`, answer.error);
  return { phase: 'failed' };
}
