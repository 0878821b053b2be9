/** A file that is much larger than the page's HTML, which has about 15 KB. */
interface LargerFile {
  /** How many times larger the file is. */
  readonly factor: number;
  /** A server that pauses while it sends the HTML must not make every timeout endless. */
  readonly maxMs: number;
}

const REMOTE: LargerFile = { factor: 3, maxMs: 20_000 };

/**
 * Estimates how much longer than usual this visitor's network needs for a file, by default one of about 40 KB, from the
 * time that the page's own HTML took. Timeouts grow by it, so that a file on a slow network does not count as lost. It is
 * 0 where there is no page, or where the HTML came at once. docs/decisions/0028
 */
export function slowNetworkMs({ factor, maxMs }: LargerFile = REMOTE): number {
  const { timing } = (globalThis.performance as { readonly timing?: HtmlTiming } | undefined) ?? {};
  const htmlMs = timing ? timing.responseEnd - timing.responseStart : 0;
  return htmlMs > 0 ? Math.min(htmlMs * factor, maxMs) : 0; // NaN or negative where the browser does not measure it
}

/** The part of `PerformanceTiming` that is read here. Safari 13 lacks the newer `PerformanceNavigationTiming`. */
interface HtmlTiming {
  readonly responseStart: number;
  readonly responseEnd: number;
}
