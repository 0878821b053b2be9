import { valueOf, type Measure } from '../release-numbers/measure-buckets';
import { failureEvidence, type Visits } from './failure-evidence';
import { medianBucket, slownessEvidence, total, type Histogram } from './time-evidence';

/** What the pages with one release have reported since the canary began. */
export interface ReleaseSums extends Visits {
  readonly measures: Readonly<Partial<Record<Measure, Histogram>>>;
}

export interface Judgement {
  readonly verdict: 'wait' | 'bad' | 'good';
  /** The numbers of both releases, in one or two sentences. */
  readonly reason: string;
}

/** Problems make a canary bad only if a bad canary explains them 100 times better than an equal one. */
const SUFFICIENT_FAILURE_EVIDENCE = Math.log(100);
/** The limit is higher than for failures, because three measures are compared. */
const SUFFICIENT_SLOWNESS_EVIDENCE = Math.log(1_000);
/** Fewer pages with a problem never make a canary bad, because one person can open a page a few times. */
const MIN_PROBLEM_PAGES = 5;
/** Problems make a canary bad only if its share of pages with a problem is higher by at least this. */
const MIN_SHARE_DIFFERENCE = 0.005;
/** Slowness makes a canary bad only if its median time is at least this many times that of the current release. */
const MIN_SLOWDOWN = 1.1;
/** A measure is compared when each release has at least this many values. */
const MIN_VALUES = 50;
/** A canary that is not bad after this many visits is good. */
const VISITS_OF_GOOD_CANARY = 1_000;

/**
 * The measures that are compared, with their names in sentences. CLS is not compared, because it is not a
 * time and a few pages decide its value.
 */
const COMPARED = [
  ['shown', 'the time until the remote is on the screen'],
  ['lcp', 'LCP'],
  ['inp', 'INP'],
] as const satisfies readonly (readonly [Measure, string])[];

/** Compares a canary with the current release. Both were given to visitors at the same time. docs/decisions/0058 */
export function judgeCanary(canary: ReleaseSums, current: ReleaseSums): Judgement {
  const [share, usual] = [shareOf(canary), shareOf(current)];
  const seen = `${canary.problems} of ${canary.visits} pages with the canary had a problem (${percent(share)}), and ${current.problems} of ${current.visits} with the current release (${percent(usual)}).`;
  if (
    canary.problems >= MIN_PROBLEM_PAGES &&
    share - usual >= MIN_SHARE_DIFFERENCE &&
    failureEvidence(canary, current) >= SUFFICIENT_FAILURE_EVIDENCE
  )
    return { verdict: 'bad', reason: seen };
  for (const [measure, name] of COMPARED) {
    const slowdown = describeSlowdown(measure, name, canary, current);
    if (slowdown !== null) return { verdict: 'bad', reason: `${slowdown} ${seen}` };
  }
  return { verdict: canary.visits >= VISITS_OF_GOOD_CANARY ? 'good' : 'wait', reason: seen };
}

function describeSlowdown(
  measure: Measure,
  name: string,
  { measures: { [measure]: slower = [] } }: ReleaseSums,
  { measures: { [measure]: usual = [] } }: ReleaseSums,
): string | null {
  if (total(slower) < MIN_VALUES || total(usual) < MIN_VALUES) return null;
  if (slownessEvidence(slower, usual) < SUFFICIENT_SLOWNESS_EVIDENCE) return null;
  const [median, usualMedian] = [slower, usual].map((one) => valueOf(measure, medianBucket(one) + 0.5)) as [
    number,
    number,
  ];
  if (median < MIN_SLOWDOWN * usualMedian) return null;
  return `With the canary, the median of ${name} is ${Math.round(median)} ms (${total(slower)} pages), and ${Math.round(usualMedian)} ms with the current release (${total(usual)} pages).`;
}

function shareOf({ visits, problems }: Visits): number {
  return visits === 0 ? 0 : problems / visits;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
