/** The browser opens an address again at once, or not at all because the visitor has left. */
const MAX_HELD_MS = 10_000;

interface Replacement {
  /** `undefined` when the browser has got it. */
  readonly answer: Response | undefined;
  /** When the replacement is forgotten, in milliseconds since 1970. */
  readonly until: number;
}

const replacements = new Map<string, Replacement>();

/**
 * Holds an answer of the network for the moment in which the browser opens the address again, because it has the
 * beginning of another page (begin-page.ts). So the visitor does not wait for the network a second time.
 */
export function holdAnswer({ href }: URL, answer: Response): void {
  for (const [old, { until }] of replacements) if (until <= Date.now()) replacements.delete(old);
  replacements.set(href, { answer, until: Date.now() + MAX_HELD_MS });
}

/** Gives the answer that is held for an address, once. Gives `undefined` if there is none, or if it is too old. */
export function takeHeldAnswer(url: URL): Response | undefined {
  const held = replacementAt(url);
  if (held) replacements.set(url.href, { ...held, answer: undefined });
  return held?.answer;
}

/**
 * True if an answer was held for this address in the last ten seconds. The page at this address is then not begun, so
 * that no address is opened again and again, for example in two tabs.
 */
export function wasReplaced(url: URL): boolean {
  return replacementAt(url) !== undefined;
}

function replacementAt({ href }: URL): Replacement | undefined {
  const found = replacements.get(href);
  return found && Date.now() < found.until ? found : undefined;
}
