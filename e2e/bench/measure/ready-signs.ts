/** The elements by which the benchmark sees that a page is ready. */
export interface ReadySigns {
  /** Finds the elements that must be on the page. */
  readonly selector: string;
  /** How many of these elements there must be at least. */
  readonly count: number;
  /** Finds the element that appears after a press of the first button. Without `answer`, no button is pressed. */
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
