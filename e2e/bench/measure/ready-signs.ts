/** What shows that a page is ready. */
export interface ReadySigns {
  /** Finds the elements that must be on the page. */
  readonly selector: string;
  /** How many of these elements there must be. */
  readonly count: number;
  /** Finds what a press of the first element makes appear. Without it the page is ready when the elements are there. */
  readonly answer?: string;
}

/**
 * The sixteen rows of the demo machine. The first row is not the candidate's, so a press of it only shows a text. No
 * vote is sent, which would disturb the rest of the measurement.
 */
export const DEMO_MACHINE: ReadySigns = {
  selector: '#machine button[aria-disabled]',
  count: 16,
  answer: '[role="status"]:not(:empty)',
};
