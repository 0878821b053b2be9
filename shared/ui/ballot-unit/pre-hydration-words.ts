interface PreHydrationWords {
  /** Shown when a row that does nothing is pressed. */
  readonly refusal: string;
  /** The machine's state while a vote is being recorded. */
  readonly busy: string;
  /** Shown when the App takes long to arrive. */
  readonly slow: string;
}

/** Attributes of a server-rendered machine. The script that answers presses before hydration reads its words there. */
export function preHydrationAttributes({ refusal, busy, slow }: PreHydrationWords) {
  return { 'data-refusal': refusal, 'data-busy': busy, 'data-slow': slow };
}
