/** The elements by which the benchmark sees that a page is ready. */
export interface ReadySigns {
  /** The CSS selector of the elements that must be on the page. */
  readonly selector: string;
  /** The page must have at least this number of elements that match `selector`. */
  readonly count: number;
  /**
   * The CSS selector of an element that appears after a press of the first element that `selector` finds. Without
   * `answer`, the benchmark presses nothing.
   */
  readonly answer?: string;
}

/**
 * The buttons of the demo machine's sixteen rows. The first row is not the candidate's, so a press of its button shows
 * a message and sends no vote. A vote would disturb the rest of the measurement.
 */
export const DEMO_MACHINE: ReadySigns = {
  selector: '#machine button[aria-disabled]',
  count: 16,
  answer: '[role="status"]:not(:empty)',
};
