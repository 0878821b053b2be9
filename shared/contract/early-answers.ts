/** Bodies of GETs that the page had before any bundle ran: in its HTML, or asked for by its inline script. */
export interface EarlyAnswers {
  /** What a URL gave; `undefined`: nothing is here. For what never changes. */
  readonly peek: (url: string) => unknown;
  /** The same, once: who asks later wants to know what it is by then. */
  readonly take: (url: string) => unknown;
}

/**
 * @param bodies by URL, absolute or a path of this site
 * @param base address of the page, where there is no document to know it
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
