/**
 * What an engine must be able to do for the journeys. All else (finding an element by its name, waiting,
 * choosing) is made of these in the same way for every engine: visitor.ts.
 */
export interface Driver {
  /** Opens an address and waits until the page and its scripts are loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Evaluates a JavaScript expression in the page and returns its value, which must be a text.
   * Rejects when the expression throws, and while one page is being left for the next.
   */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Presses and releases the main pointer button at a place of the window, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Types a text into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file of this computer in the file field that the expression gives. */
  readonly attach: (expression: string, file: string) => Promise<void>;
  /** Ends the browser and removes its profile. */
  readonly close: () => Promise<void>;
}

/** A browser that the journeys run in. Each start is a new visitor, who has been on no page before. */
export interface Engine {
  readonly start: () => Promise<Driver>;
}

/** The window of every engine: a small phone's, in CSS pixels. */
export const WINDOW = { width: 360, height: 740 } as const;
