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

/** The state of the first render, which server-side rendering has too: it uses neither requests nor the device. */
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

/** Removes the answer that is used now, so a later visit to the address fetches fresh data. */
export function takeEarly(api: MachineApi, meaning: VidMeaning): EvmDetails | null | undefined {
  const vid = publishedVid(meaning);
  return vid === null ? null : (api.takeEarly(vid) ?? api.takeEarly(DEMO_VID));
}
