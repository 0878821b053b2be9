/** A server that pauses while it sends the HTML must not make every timeout endless. */
const MAX_EXTRA_MS = 20_000;

/**
 * Estimates how much longer than usual this visitor's network needs for a file of about 40 KB, from the time that the
 * page's own HTML took (about 15 KB). Timeouts grow by it, so that a file on a slow network does not count as lost. It is
 * 0 where there is no page, or where the HTML came at once. docs/decisions/0028
 */
export function slowNetworkMs(): number {
  const { timing } = (globalThis.performance as { readonly timing?: HtmlTiming } | undefined) ?? {};
  const htmlMs = timing ? timing.responseEnd - timing.responseStart : 0;
  return htmlMs > 0 ? Math.min(htmlMs * 3, MAX_EXTRA_MS) : 0; // NaN or negative where the browser does not measure it
}

/** The part of `PerformanceTiming` that is read here. Safari 13 lacks the newer `PerformanceNavigationTiming`. */
interface HtmlTiming {
  readonly responseStart: number;
  readonly responseEnd: number;
}
