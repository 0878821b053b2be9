interface PreHydrationWords {
  /** Shown when the visitor presses a row that does nothing. */
  readonly refusal: string;
  /** The machine's state while a vote is being recorded. */
  readonly busy: string;
  /** Shown when the App has not loaded after `SLOW_NETWORK_NOTICE_MS`. */
  readonly slow: string;
}

/** The words as attributes of the machine's element. The script that answers presses before hydration reads them. */
export function preHydrationAttributes({ refusal, busy, slow }: PreHydrationWords) {
  return { 'data-refusal': refusal, 'data-busy': busy, 'data-slow': slow };
}
