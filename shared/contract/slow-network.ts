/** A server that sends its HTML with a pause in it must not make every time limit endless. */
const MAX_MS = 20_000;

/**
 * How many milliseconds longer than usual this visitor's network needs for a file of some 40 KB, judged by how long
 * the page's own HTML took (some 15 KB). Time limits grow by it, so that a slow network is not taken for a lost file.
 * 0 where there is no page, or its HTML came at once. docs/decisions/0028
 */
export function slowNetworkMs(): number {
  const { timing } = (globalThis.performance as { readonly timing?: HtmlTiming } | undefined) ?? {};
  const htmlMs = timing ? timing.responseEnd - timing.responseStart : 0;
  return htmlMs > 0 ? Math.min(htmlMs * 3, MAX_MS) : 0; // not a number, or below 0, where a browser does not say
}

/** The part of `PerformanceTiming` that is read here: Safari 13 has none of the newer entries for navigation. */
interface HtmlTiming {
  readonly responseStart: number;
  readonly responseEnd: number;
}
