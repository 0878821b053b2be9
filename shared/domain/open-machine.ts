import type { CustomEvm } from './custom-evm';
import type { EvmDetails } from './evm-details';
import type { Result } from './result';
import { DEMO_VID, type VidMeaning } from './vid';

/** A machine that can be shown. `kind` says where it comes from. Behaviour: Which machine. */
export type FoundMachine =
  | { readonly kind: 'published'; readonly vid: string; readonly details: EvmDetails }
  | { readonly kind: 'preview'; readonly details: EvmDetails }
  | { readonly kind: 'custom'; readonly machine: CustomEvm };

/** The state of the voting page's machine. Spec 4: Voting page. */
export type MachineState =
  /**
   * `vid` is the vid of the machine to request from the server, or `null` for no request. `fallbackVid` is the vid to
   * request next when the server has no machine with `vid`.
   */
  | { readonly phase: 'loading'; readonly vid: string | null; readonly fallbackVid?: string | undefined }
  | { readonly phase: 'found'; readonly machine: FoundMachine }
  /** No machine was found. `from` says where the page has looked for it: on the site or on this device. */
  | { readonly phase: 'missing'; readonly from: 'site' | 'device' }
  /** The campaign has paused its machine. Behaviour: Pause. */
  | { readonly phase: 'paused' }
  /** The request failed. A retry may succeed. */
  | { readonly phase: 'failed'; readonly vid: string; readonly fallbackVid?: string | undefined }
  /** The address asks for a preview, but there is none: for example, it was shown before, or the page was reloaded. */
  | { readonly phase: 'preview-ended' };

export type MachineEvent =
  | { readonly type: 'opened'; readonly meaning: VidMeaning; readonly here: LocalMachines }
  | { readonly type: 'answered'; readonly vid: string; readonly answer: Result<EvmDetails | null, unknown> }
  | { readonly type: 'retried' };

/** Machines that come from the browser, not from the server. Each is `null` when the browser does not have it. */
interface LocalMachines {
  readonly preview: EvmDetails | null;
  readonly custom: CustomEvm | null;
}

export const OPENING: MachineState = { phase: 'loading', vid: null };

/**
 * Gives the next state, or the same object if the event is ignored. Two events are ignored: an answer to an outdated
 * request, and a retry when no request has failed. Behaviour: Which machine.
 */
export function openMachine(state: MachineState, event: MachineEvent): MachineState {
  switch (event.type) {
    case 'opened':
      return open(event.meaning, event.here);
    case 'answered':
      if (state.phase !== 'loading' || state.vid !== event.vid) return state;
      return afterAnswer(state.vid, state.fallbackVid, event.answer);
    case 'retried':
      return state.phase === 'failed'
        ? { phase: 'loading', vid: state.vid, fallbackVid: state.fallbackVid }
        : state;
    default:
      return event satisfies never;
  }
}

function open(meaning: VidMeaning, { preview, custom }: LocalMachines): MachineState {
  switch (meaning.kind) {
    case 'machine':
      return { phase: 'loading', vid: meaning.vid };
    case 'language':
      return { phase: 'loading', vid: meaning.vid, fallbackVid: DEMO_VID };
    case 'preview':
      return preview
        ? { phase: 'found', machine: { kind: 'preview', details: preview } }
        : { phase: 'preview-ended' };
    case 'custom':
      return custom
        ? { phase: 'found', machine: { kind: 'custom', machine: custom } }
        : { phase: 'missing', from: 'device' };
    default:
      return meaning satisfies never;
  }
}

function afterAnswer(
  vid: string,
  fallbackVid: string | undefined,
  answer: Result<EvmDetails | null, unknown>,
): MachineState {
  if (!answer.ok) return { phase: 'failed', vid, fallbackVid };
  if (answer.value) {
    if (answer.value.paused_at) return { phase: 'paused' };
    return { phase: 'found', machine: { kind: 'published', vid, details: answer.value } };
  }
  return fallbackVid === undefined
    ? { phase: 'missing', from: 'site' }
    : { phase: 'loading', vid: fallbackVid };
}
