import type { EvmDetails } from '@demo-evm/shared/domain';

/** Passes unsaved details from the admin page to the voting page, in memory only. Spec 4: Preview. */
export interface PreviewSlot {
  readonly put: (details: EvmDetails) => void;
  /** Gives the details and removes them. Gives `null` when there are none, for example after a reload. */
  readonly take: () => EvmDetails | null;
}

export function createPreviewSlot(): PreviewSlot {
  let held: EvmDetails | null = null;
  return {
    put(details) {
      held = details;
    },
    take() {
      const taken = held;
      held = null;
      return taken;
    },
  };
}
