import type { ApiError, MachineApi } from '@demo-evm/shared/api';
import type { EvmDetails, Result, VidMeaning } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useState } from 'react';

export type MachineState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'found'; readonly id: string; readonly details: EvmDetails }
  /** No machine has this id. */
  | { readonly phase: 'missing' }
  /** The call failed; trying again may help. */
  | { readonly phase: 'failed' };

const LOADING: MachineState = { phase: 'loading' };

/** The machine of an address, and a way to ask again. SPEC 4: Voting page; SPEC 8: failures are logged. */
export function useMachine(api: MachineApi, meaning: VidMeaning) {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setState(LOADING);
    void findMachine(api, meaning).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [api, meaning, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
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
