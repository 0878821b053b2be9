/** A count, or a map of counts, that the page reads from the server repeatedly. */
export interface Reading<T> {
  /**
   * The latest value. It is `undefined` until the first reading has ended, and `null` if all readings so far have
   * failed.
   */
  readonly value: T | null | undefined;
  /**
   * The number of the reading that gave `value`, or 0 if there is no value. Readings are numbered in the order in which
   * they start.
   */
  readonly reading: number;
}

export type CountReading = Reading<number>;

export type ReadingEvent<T> =
  { readonly type: 'read'; readonly reading: number; readonly value: T } | { readonly type: 'failed' };

export const UNREAD: Reading<never> = { value: undefined, reading: 0 };

/**
 * Gives the state after one reading has ended. A value is ignored if a reading that started later has already given a
 * value. After a failure, the last value stays. Behaviour: A press; behaviour: Bihar.
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
