/** A file that is larger than the page's HTML, and a limit for the extra time that the file gets. */
interface LargerFile {
  /** The size of the file, as a multiple of the size of the HTML. */
  readonly factor: number;
  /** The longest extra time. A server that pauses while it sends the HTML must not make timeouts endless. */
  readonly maxMs: number;
}

const REMOTE_FILES: LargerFile = { factor: 3, maxMs: 20_000 };

/**
 * Estimates how long a larger file takes on this visitor's network: `factor` times as long as the page's own HTML, but
 * at most `maxMs`. Timeouts are extended by the result, so that a file on a slow network does not count as failed. The
 * result is 0 if the HTML arrived at once, has not ended or was not measured. For a page that the service worker keeps, the
 * HTML takes as long as the network's answer, at most 0.4 s. docs/decisions/0028, 0075
 */
export function slowNetworkMs({ factor, maxMs }: LargerFile = REMOTE_FILES): number {
  const { timing } = (globalThis.performance as { readonly timing?: HtmlTiming } | undefined) ?? {};
  const htmlMs = timing ? timing.responseEnd - timing.responseStart : 0;
  return htmlMs > 0 ? Math.min(htmlMs * factor, maxMs) : 0; // `htmlMs` is negative before the HTML ends
}

/** The part of `PerformanceTiming` that is read here. Safari 13 lacks the newer `PerformanceNavigationTiming`. */
interface HtmlTiming {
  readonly responseStart: number;
  readonly responseEnd: number;
}
