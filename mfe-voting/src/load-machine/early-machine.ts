import type { MachineApi } from '@demo-evm/shared/api';
import {
  DEMO_VID,
  openMachine,
  OPENING,
  publishedVid,
  success,
  type EvmDetails,
  type MachineState,
  type VidMeaning,
} from '@demo-evm/shared/domain';

/**
 * @returns The state of the first render. This state must equal the state that the server rendered, so it is made only
 *   from the data that came with the page.
 */
export function openEarly(api: MachineApi, meaning: VidMeaning): MachineState {
  if (publishedVid(meaning) === null) return OPENING;
  let state = openMachine(OPENING, { type: 'opened', meaning, here: { preview: null, custom: null } });
  while (state.phase === 'loading' && state.vid !== null) {
    const early = api.peekEarly(state.vid);
    if (early === undefined) break;
    state = openMachine(state, { type: 'answered', vid: state.vid, answer: success(early) });
  }
  return state;
}

/**
 * Takes and removes the machine's details that came with the page, so that a later visit fetches fresh data.
 * @returns The machine's details, or null or undefined when none came with the page.
 */
export function takeEarly(api: MachineApi, meaning: VidMeaning): EvmDetails | null | undefined {
  const vid = publishedVid(meaning);
  return vid === null ? null : (api.takeEarly(vid) ?? api.takeEarly(DEMO_VID));
}
