interface PreHydrationWords {
  /** Shown when the visitor presses a row that does nothing. */
  readonly refusal: string;
  /** The machine's state and message while a vote waits for the App. */
  readonly busy: string;
  /** Shown when a vote has waited for the App for `SLOW_NETWORK_NOTICE_MS`. */
  readonly slow: string;
}

/** The words as attributes of the machine's element. The script that answers presses before hydration reads them. */
export function preHydrationAttributes({ refusal, busy, slow }: PreHydrationWords) {
  return { 'data-refusal': refusal, 'data-busy': busy, 'data-slow': slow };
}
