/** Pages that tried a release, and how many of them had a problem. */
export interface Visits {
  readonly visits: number;
  readonly problems: number;
}

/** A beta distribution of the share of problems. It is the expectation before any page has reported. */
type Expectation = readonly [a: number, b: number];

/** A release that was live before has few problems. */
const EXPECTED_OF_KNOWN: Expectation = [0.5, 20];
/** A bad canary fails either for any share of the visitors or for about 5 %. Both are equally likely. */
const EXPECTED_OF_CANARY: readonly Expectation[] = [
  [0.5, 0.5],
  [1, 19],
];

/**
 * Says how much better 'the canary has a share of problems of its own' explains what was seen than 'both have
 * the same share'. The result is the natural logarithm of the Bayes factor. If both have a share that is
 * expected of a known release, the probability that the factor ever exceeds 100 is at most 1/100, however
 * often it is computed. docs/decisions/0058
 */
export function failureEvidence(canary: Visits, current: Visits): number {
  const both = { visits: canary.visits + current.visits, problems: canary.problems + current.problems };
  return (
    logMean(EXPECTED_OF_CANARY.map((expected) => logLikelihood(canary, expected))) +
    logLikelihood(current, EXPECTED_OF_KNOWN) -
    logLikelihood(both, EXPECTED_OF_KNOWN)
  );
}

/**
 * Gives the logarithm of the probability of one order of these outcomes, averaged over the expected shares.
 */
function logLikelihood({ visits, problems }: Visits, [a, b]: Expectation): number {
  return logBeta(a + problems, b + visits - problems) - logBeta(a, b);
}

/**
 * Gives the logarithm of the mean of numbers whose logarithms are given. The numbers themselves may be too
 * small for the type `number`.
 */
function logMean(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  const sum = logarithms.reduce((total, each) => total + Math.exp(each - largest), 0);
  return largest + Math.log(sum / logarithms.length);
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/**
 * Uses Stirling's series, whose error is below 1e-9 for arguments of 10 and more. A smaller argument is first
 * raised to 10 or more.
 */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const square = 1 / (x * x);
  const series = (1 / 12 - square * (1 / 360 - square / 1260)) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
