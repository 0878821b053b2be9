/** A count, or a map of counts, that the page reads from the server repeatedly. */
export interface Reading<T> {
  /**
   * The latest value. `undefined` before any reading has ended, `null` when every reading that has ended has failed.
   */
  readonly value: T | null | undefined;
  /**
   * The number of the reading that gave `value`, or 0 without a value. Readings are numbered in the order in which they
   * start.
   */
  readonly reading: number;
}

export type CountReading = Reading<number>;

export type ReadingEvent<T> =
  { readonly type: 'read'; readonly reading: number; readonly value: T } | { readonly type: 'failed' };

export const UNREAD: Reading<never> = { value: undefined, reading: 0 };

/**
 * Gives the state after one reading has ended. A value is ignored when a later reading has given a value already. A
 * failure keeps the last value. Behaviour: A press; behaviour: Bihar.
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
