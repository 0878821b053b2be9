import { bucketOf } from '../release-numbers/measure-buckets';
import { judgeCanary, type Judgement, type ReleaseSums } from './judge-canary';

const sums = (visits: number, problems: number): ReleaseSums => ({ visits, problems, measures: {} });

/** How a release behaves for visitors: the share of pages with a problem, and the median of the times. */
interface Behaviour {
  readonly share: number;
  readonly medianMs: number;
}

const USUAL: Behaviour = { share: 0.005, medianMs: 1_200 };
/** The spread of real page times: with 0.7, one page in twenty is three times as slow as the median. */
const LOG_SPREAD = 0.7;
/** The number of visits of the canary after which it is judged again. */
const VISITS_BETWEEN_LOOKS = 10;

interface Outcome {
  readonly verdict: Judgement['verdict'];
  /** The visits of the canary when the verdict was given. */
  readonly visits: number;
}

/**
 * Simulates visits, and judges the canary after every few visits. Ends when the canary is withdrawn or has
 * had `most` visits.
 */
function simulate(
  random: () => number,
  canary: Behaviour,
  percent: number,
  most: number,
  usual = USUAL,
): Outcome {
  const arms = [canary, usual].map((behaviour) => ({
    behaviour,
    visits: 0,
    problems: 0,
    shown: zeros(),
    inp: zeros(),
  }));
  const [own, other] = arms as [(typeof arms)[0], (typeof arms)[0]];
  for (;;) {
    const arm = random() * 100 < percent ? own : other;
    const { share, medianMs } = arm.behaviour;
    arm.visits += 1;
    if (random() < share) arm.problems += 1;
    for (const [histogram, measure, ms] of [
      [arm.shown, 'shown', medianMs],
      [arm.inp, 'inp', medianMs / 10],
    ] as const) {
      const bucket = bucketOf(measure, ms * exp(LOG_SPREAD * normal(random)));
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    if (arm !== own || own.visits % VISITS_BETWEEN_LOOKS !== 0) continue;
    const [one, two] = arms.map(({ visits, problems, shown, inp }) => ({
      visits,
      problems,
      measures: { shown, inp },
    }));
    const { verdict } = judgeCanary(one as ReleaseSums, two as ReleaseSums);
    if (verdict === 'bad' || own.visits >= most) return { verdict, visits: own.visits };
  }
}

const zeros = () => Array.from({ length: 64 }, () => 0);

/** In Jest, reading the global `Math` takes longer than these functions do. */
const { cos, exp, imul, log, sqrt, PI } = Math;
const normal = (random: () => number) => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());

/** Makes a small generator of random numbers, so that each run of the tests has the same visitors. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gives the share of runs in which the canary was withdrawn. */
function shareWithdrawn(
  runs: number,
  percent: number,
  canary: Behaviour,
  most: number,
  usual = USUAL,
): number {
  const random = createRandom(percent * 1_000 + most);
  const outcomes = Array.from({ length: runs }, () => simulate(random, canary, percent, most, usual));
  const withdrawn = outcomes.filter(({ verdict }) => verdict === 'bad');
  const visits = withdrawn.map((outcome) => outcome.visits).sort((a, b) => a - b);
  const [middle, last] = [visits[visits.length >> 1], visits.at(-1)];
  process.stdout.write(
    `canary of ${percent} %, ${JSON.stringify(canary)} against ${JSON.stringify(usual)}: withdrawn in ${withdrawn.length} of ${runs} runs, after ${middle ?? '–'} visits (median; at most ${last ?? '–'})\n`,
  );
  return withdrawn.length / runs;
}

it('does not condemn a canary of 50 visits for one failure', () => {
  for (const current of [0, 50, 450, 5_000, 100_000])
    expect(judgeCanary(sums(50, 1), sums(current, 0)).verdict).toBe('wait');
});

it('condemns a canary that fails for everybody within 20 visits, whatever the current release has seen', () => {
  for (const current of [0, 1, 20, 180, 100_000])
    expect(judgeCanary(sums(20, 20), sums(current, 0))).toEqual({
      verdict: 'bad',
      reason: expect.stringContaining('20 of 20 pages with the canary had a problem (100.0 %)'),
    });
});

it('never condemns a canary that is better, or worse by less than matters', () => {
  expect(judgeCanary(sums(500, 5), sums(500, 60)).verdict).toBe('wait');
  expect(judgeCanary(sums(1_000_000, 14_000), sums(1_000_000, 10_000)).verdict).toBe('good');
});

it('calls a canary good after a thousand visits', () => {
  expect(judgeCanary(sums(999, 1), sums(9_000, 9)).verdict).toBe('wait');
  expect(judgeCanary(sums(1_000, 1), sums(9_000, 9)).verdict).toBe('good');
});

it('does not blame a canary for an outage that everybody has', () => {
  expect(judgeCanary(sums(100, 60), sums(900, 540)).verdict).toBe('wait');
});

it('finds a canary of 10 % that fails for 5 % of its visitors within 400 visits', () => {
  expect(shareWithdrawn(200, 10, { ...USUAL, share: 0.05 }, 400)).toBeGreaterThan(0.95);
});

it('needs more visits to find it at 50 %, because fewer visitors have the current release', () => {
  expect(shareWithdrawn(200, 50, { ...USUAL, share: 0.05 }, 600)).toBeGreaterThan(0.95);
});

it.each([10, 50])('finds a canary of %d %% that is 30 %% slower within 1,000 visits', (percent) => {
  expect(shareWithdrawn(200, percent, { ...USUAL, medianMs: 1.3 * USUAL.medianMs }, 1_000)).toBeGreaterThan(
    0.95,
  );
});

it.each([
  [10, 0.005],
  [50, 0.005],
  [50, 0],
  [25, 0.05],
])(
  'withdraws an equal canary of %d %% in less than 1 %% of the runs, when %d of all pages fail',
  (percent, share) => {
    const behaviour = { ...USUAL, share };
    expect(shareWithdrawn(250, percent, behaviour, 1_500, behaviour)).toBeLessThan(0.01);
  },
);
