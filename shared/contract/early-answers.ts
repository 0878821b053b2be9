/** Answers to GET requests that are in the HTML, or that the page's inline script requested before any bundle ran. */
export interface EarlyAnswers {
  /** The body of the answer; `undefined` without one. The answer stays, which suits data that never change. */
  readonly peek: (url: string) => unknown;
  /** The same, but removed once read, so a later visit fetches fresh data. */
  readonly take: (url: string) => unknown;
}

/**
 * @param bodies by URL, absolute or a path of this site
 * @param base address of the page, for where there is no document
 */
export function createEarlyAnswers(
  bodies: Readonly<Record<string, unknown>> = {},
  base?: string,
): EarlyAnswers {
  const addressOf = (url: string) => new URL(url, base ?? document.baseURI).href;
  const held = new Map(Object.entries(bodies).map(([url, body]) => [addressOf(url), body]));
  const peek = (url: string) => (held.size === 0 ? undefined : held.get(addressOf(url)));
  return {
    peek,
    take(url) {
      const body = peek(url);
      held.delete(addressOf(url));
      return body;
    },
  };
}
