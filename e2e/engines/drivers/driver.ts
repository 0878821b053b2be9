/**
 * The actions that need different code for each engine. The visitor of the journeys (engines/visitor.ts) does
 * everything through these actions.
 */
export interface Driver {
  /** Opens a URL and waits for the load event of the page. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Evaluates a JavaScript expression in the page and returns its value, which must be a text.
   * Rejects when the expression throws, and may reject during a navigation.
   */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Clicks at a point of the window, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Types a text into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the file field to which the expression evaluates. */
  readonly attach: (expression: string, file: string) => Promise<void>;
  /** Closes the browser and removes the profile folder that was made for it, if there is one. */
  readonly close: () => Promise<void>;
}

/** A browser in which the journeys run. Each start has a new profile, as for a visitor who comes for the first time. */
export interface Engine {
  readonly start: () => Promise<Driver>;
}

/** The size of a small phone in CSS pixels. The viewport has this size; in WebKit, the whole window has this size. */
export const WINDOW = { width: 360, height: 740 } as const;
