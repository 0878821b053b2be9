/** A count as the page shows it. */
export interface CountReading {
  /** `undefined`: not read yet; `null`: it could not be read. */
  readonly value: number | null | undefined;
  /** Number of the reading that `value` comes from. */
  readonly reading: number;
}

/** Readings are numbered in the order in which they were started. */
export type CountEvent =
  { readonly type: 'read'; readonly reading: number; readonly count: number } | { readonly type: 'failed' };

export const UNREAD: CountReading = { value: undefined, reading: 0 };

/**
 * Takes in the answer of one reading. One that was overtaken by a later one is old; a failure leaves the
 * last count. BEHAVIOUR: A press (the last total stays).
 */
export function readCount(state: CountReading, event: CountEvent): CountReading {
  switch (event.type) {
    case 'read':
      return event.reading > state.reading ? { value: event.count, reading: event.reading } : state;
    case 'failed':
      return state.value === undefined ? { ...state, value: null } : state;
    default:
      return event satisfies never;
  }
}
