/** The browser opens an address again at once, or not at all because the visitor has left. */
const MAX_HELD_MS = 10_000;

interface HeldAnswer {
  readonly answer: Response;
  readonly until: number;
}

const held = new Map<string, HeldAnswer>();

/**
 * Holds an answer of the network for the moment in which the browser opens the address again, because it has the
 * beginning of another page (begin-page.ts). The answer does not wait for the network a second time.
 */
export function holdAnswer({ href }: URL, answer: Response): void {
  held.set(href, { answer, until: Date.now() + MAX_HELD_MS });
}

/** Gives the answer that is held for an address, once. Gives `undefined` if there is none, or if it is too old. */
export function takeHeldAnswer({ href }: URL): Response | undefined {
  const found = held.get(href);
  held.delete(href);
  return found && Date.now() < found.until ? found.answer : undefined;
}
