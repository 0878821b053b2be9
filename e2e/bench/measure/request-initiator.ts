/** What made the browser send a request, as the Chrome DevTools protocol describes it. */
interface Initiator {
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/**
 * Gives the URL of the file that sent a request. This is the first URL on the call stack that `isKnown` accepts. When
 * `isKnown` accepts none, it is the `url` of the initiator.
 */
export function sourceOfRequest(
  { url, stack }: Initiator,
  isKnown: (url: string) => boolean,
): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((candidate) => isKnown(candidate.url));
    if (frame) return frame.url;
  }
  return url;
}
