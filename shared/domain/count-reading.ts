/** What is read of the server again and again, a count or a map of counts, as the page shows it. */
export interface Reading<T> {
  /** `undefined`: not read yet; `null`: it could not be read. */
  readonly value: T | null | undefined;
  /** Number of the reading that `value` comes from. */
  readonly reading: number;
}

export type CountReading = Reading<number>;

/** Readings are numbered in the order in which they were started. */
export type ReadingEvent<T> =
  { readonly type: 'read'; readonly reading: number; readonly value: T } | { readonly type: 'failed' };

export const UNREAD: Reading<never> = { value: undefined, reading: 0 };

/**
 * Takes in the answer of one reading. One that was overtaken by a later one is old; a failure leaves the
 * last count. Behaviour: A press; behaviour: Bihar.
 */
export function readCount<T>(state: Reading<T>, event: ReadingEvent<T>): Reading<T> {
  switch (event.type) {
    case 'read':
      return event.reading > state.reading ? { value: event.value, reading: event.reading } : state;
    case 'failed':
      return state.value === undefined ? { ...state, value: null } : state;
    default:
      return event satisfies never;
  }
}
