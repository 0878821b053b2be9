interface PreHydrationWords {
  /** Shown when the visitor presses a row that cannot be voted for. */
  readonly refusal: string;
  /** The text of the machine's state, and the message, while a vote waits for the App. */
  readonly busy: string;
  /** Shown when a vote has waited for the App for `SLOW_NETWORK_NOTICE_MS`. */
  readonly slow: string;
}

/**
 * The words as attributes of the machine's element. The script that reacts to presses before hydration
 * (shared/ui/pre-hydration/answer-presses.ts) reads these attributes.
 */
export function preHydrationAttributes({ refusal, busy, slow }: PreHydrationWords) {
  return { 'data-refusal': refusal, 'data-busy': busy, 'data-slow': slow };
}
