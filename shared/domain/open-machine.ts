import type { CustomEvm } from './custom-evm';
import type { EvmDetails } from './evm-details';
import type { Result } from './result';
import { DEMO_VID, type VidMeaning } from './vid';

/** A machine that can be shown, by where it comes from. Behaviour: Which machine. */
export type FoundMachine =
  | { readonly kind: 'published'; readonly id: string; readonly details: EvmDetails }
  | { readonly kind: 'preview'; readonly details: EvmDetails }
  | { readonly kind: 'custom'; readonly machine: CustomEvm };

/** The state of the machine on the voting page. Spec 4: Voting page. */
export type MachineState =
  /**
   * `asks`: the id to read from the server; `null`: none yet.
   * `orElse`: the id to read when there is no machine of the first id.
   */
  | { readonly phase: 'loading'; readonly asks: string | null; readonly orElse?: string | undefined }
  | { readonly phase: 'found'; readonly machine: FoundMachine }
  /** There is no machine of this id, on the site or on this device. */
  | { readonly phase: 'missing'; readonly from: 'site' | 'device' }
  /** The call failed and may be retried. */
  | { readonly phase: 'failed'; readonly asked: string; readonly orElse?: string | undefined }
  /** The preview was shown already, or the page was reloaded. */
  | { readonly phase: 'preview-ended' };

export type MachineEvent =
  | { readonly type: 'opened'; readonly vid: VidMeaning; readonly here: LocalMachines }
  | { readonly type: 'answered'; readonly to: string; readonly answer: Result<EvmDetails | null, unknown> }
  | { readonly type: 'retried' };

/** Machines that come from the browser, not from the server. */
interface LocalMachines {
  readonly preview: EvmDetails | null;
  readonly custom: CustomEvm | null;
}

export const OPENING: MachineState = { phase: 'loading', asks: null };

/**
 * The next state; the same object when nothing changes. An answer about an id that is no longer needed is ignored.
 * Behaviour: Which machine.
 */
export function openMachine(state: MachineState, event: MachineEvent): MachineState {
  switch (event.type) {
    case 'opened':
      return open(event.vid, event.here);
    case 'answered':
      if (state.phase !== 'loading' || state.asks !== event.to) return state;
      return afterAnswer(state.asks, state.orElse, event.answer);
    case 'retried':
      return state.phase === 'failed' ? { phase: 'loading', asks: state.asked, orElse: state.orElse } : state;
    default:
      return event satisfies never;
  }
}

function open(vid: VidMeaning, { preview, custom }: LocalMachines): MachineState {
  switch (vid.kind) {
    case 'machine':
      return { phase: 'loading', asks: vid.id };
    case 'language':
      return { phase: 'loading', asks: vid.id, orElse: DEMO_VID };
    case 'preview':
      return preview
        ? { phase: 'found', machine: { kind: 'preview', details: preview } }
        : { phase: 'preview-ended' };
    case 'custom':
      return custom
        ? { phase: 'found', machine: { kind: 'custom', machine: custom } }
        : { phase: 'missing', from: 'device' };
    default:
      return vid satisfies never;
  }
}

function afterAnswer(
  asked: string,
  orElse: string | undefined,
  answer: Result<EvmDetails | null, unknown>,
): MachineState {
  if (!answer.ok) return { phase: 'failed', asked, orElse };
  if (answer.value) {
    return { phase: 'found', machine: { kind: 'published', id: asked, details: answer.value } };
  }
  return orElse === undefined ? { phase: 'missing', from: 'site' } : { phase: 'loading', asks: orElse };
}
