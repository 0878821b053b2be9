import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../print';
import { countOf, createVoters, type Post, type Voters, type VotingPace } from '../voters';
import { openPages } from './open-pages';

/** The traffic runs for this long before and after the fault. */
const MARGIN_MS = 500;
const PACE: VotingPace = { atOnce: 8, pauseMs: 5 };

interface Expected {
  /** Gives the URL of a server that should answer. A restarted server has another URL. */
  readonly urlOf: () => string;
  /** True if the fault ends a process, which cuts the connections to it. */
  readonly isCut?: boolean;
  /** No page may take longer than this. */
  readonly slowestPageMs?: number;
  readonly pace?: VotingPace;
  /** How a vote is sent; by default with a header that says another address each time. */
  readonly post?: Post;
}

/**
 * Causes a fault while votes arrive and pages are opened, and prints a line with the figures. Each vote is sent again
 * until it is acknowledged, and then once more. The site must have no votes for the machine `demo` before.
 * @param what what is done, for the line
 * @throws An error that says which promises are broken: a vote is lost or doubled, a page failed or was too slow.
 */
export async function underTraffic(
  what: string,
  { urlOf, isCut = false, slowestPageMs = 5_000, pace = PACE, post }: Expected,
  fault: (voters: Voters) => Promise<unknown>,
): Promise<void> {
  const voters = createVoters('demo', post);
  const voting = voters.vote(urlOf, pace);
  const visits = openPages(urlOf);
  try {
    await wait(MARGIN_MS);
    await fault(voters);
    await wait(MARGIN_MS);
  } finally {
    await Promise.all([voting.stop(), visits.stop()]);
  }
  const { sent, acknowledged } = voters;
  const atOnce = acknowledged.size;
  await voters.settle(
    urlOf,
    [...sent].filter((id) => !acknowledged.has(id)),
  );
  const stored = await countOf(urlOf(), 'demo');
  await voters.settle(urlOf, [...sent]);
  const doubled = (await countOf(urlOf(), 'demo')) - sent.size;
  const { opened, failures, cut, slowestMs } = visits;

  print(
    `${what}: ${sent.size} votes sent, ${atOnce} acknowledged at once, ${stored} stored, ${Math.max(doubled, 0)} doubled; ` +
      `${opened()} pages opened, ${failures.length} failed, ${cut()} cut, the slowest took ${Math.round(slowestMs())} ms`,
  );
  const broken = [
    ...(stored < sent.size ? [`${sent.size - stored} votes are lost`] : []),
    ...(doubled > 0 ? [`${doubled} votes are counted twice`] : []),
    ...(atOnce === 0 ? ['no vote was acknowledged'] : []),
    ...(failures.length > 0 ? [`pages failed: ${[...new Set(failures)].join(', ')}`] : []),
    ...(cut() > 0 && !isCut ? [`${cut()} pages were cut off`] : []),
    ...(slowestMs() > slowestPageMs ? [`a page took more than ${slowestPageMs} ms`] : []),
  ];
  if (broken.length > 0) throw new Error(broken.join('; '));
}
