/** How a page shows that it is ready. */
export interface ReadySigns {
  /** Elements that have to be in the page… */
  readonly selector: string;
  /** …and how many of them. */
  readonly count: number;
  /** What a press of the first of them makes appear. Without it being there is enough. */
  readonly answer?: string;
}

/**
 * The sixteen rows of the demo machine. The first is not the candidate's: a press of it is answered with words
 * and changes nothing else, no vote is sent, so that what follows can be measured as well.
 */
export const DEMO_MACHINE: ReadySigns = {
  selector: '#machine button[aria-disabled]',
  count: 16,
  answer: '[role="status"]:not(:empty)',
};
