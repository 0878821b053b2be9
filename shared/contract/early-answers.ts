/**
 * Answers to GET requests. The page already has these answers when the app starts, so the app need not send the
 * requests. The site host wrote the answers into the HTML, or the page's inline script requested them.
 */
export interface EarlyAnswers {
  /**
   * Gives the body of the answer from this URL, or `undefined` if there is no answer. The answer is kept, so use `peek`
   * for data that does not change.
   */
  readonly peek: (url: string) => unknown;
  /** Gives the same body as `peek` and removes the answer, so a later visit fetches fresh data. */
  readonly take: (url: string) => unknown;
}

/**
 * Makes the collection of early answers.
 * @param bodies the bodies of the answers, by absolute URL or by path on this site
 * @param base the address of the page, for code that runs without a `document`
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
