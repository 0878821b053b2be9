import type { Report } from './report';

/** The share of the pages without a canary that are measured. Pages with a canary are few, so each is measured. */
const SAMPLED_SHARE = 0.25;

interface WatchVitalsOptions {
  readonly isCanary: boolean;
  readonly release: { readonly module: string; readonly version: string };
  readonly cached: { readonly isCached?: true };
  readonly report: Report;
}

/**
 * Measures LCP, INP and CLS on each page with a canary, and on a sample of the other pages. The library that measures
 * is loaded in idle time. INP and CLS are reported when the page is hidden. LCP is reported at the first input, or when
 * the page is hidden. `release` is the release to which the values belong.
 */
export function watchVitals({ isCanary, release, cached, report }: WatchVitalsOptions): void {
  if (!isCanary && Math.random() >= SAMPLED_SHARE) return;
  whenIdle(() => {
    // If the library cannot be loaded, the page reports no such values.
    void import(/* webpackChunkName: "web-vitals" */ './web-vitals')
      .then(({ onCLS, onINP, onLCP }) => {
        onLCP(({ value }) => report({ kind: 'lcp', ...release, ms: Math.round(value), ...cached }));
        onINP(({ value }) => report({ kind: 'inp', ...release, ms: Math.round(value) }));
        onCLS(({ value }) => report({ kind: 'cls', ...release, score: Math.round(value * 1_000) / 1_000 }));
      })
      .catch(() => undefined);
  });
}

function whenIdle(work: () => void): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback) requestIdleCallback(work);
  else setTimeout(work, 1_000); // Safari
}
