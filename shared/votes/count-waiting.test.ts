import { SLOW_NETWORK_NOTICE_MS, type VoteTarget } from '@demo-evm/shared/domain';
import { countWaiting } from './count-waiting';
import { createVoteQueue } from './vote-queue';
import type { WaitingVote } from './waiting-vote';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const isDemo = (target: VoteTarget) => target.kind === 'machine' && target.id === 'demo';
const isOther = (target: VoteTarget) => !isDemo(target);

/** A queue whose log is in memory, and the function that gives the server's answer to its vote. */
function openQueue() {
  let answer: (outcome: 'counted' | 'unreachable') => void = () => undefined;
  const votes = new Map<string, WaitingVote>();
  const queue = createVoteQueue({
    voteLog: {
      keep: () => false,
      put: (vote) => Promise.resolve(void votes.set(vote.rid, vote)),
      take: (rid) => Promise.resolve(votes.delete(rid)),
      all: () => Promise.resolve([...votes.values()]),
    },
    send: () => new Promise((resolve) => (answer = resolve)),
    voteIds: true,
    exclusive: (work) => work(),
  });
  return { queue, answer: (outcome: 'counted' | 'unreachable') => answer(outcome) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts the last vote of its machine once the answer is late, until the vote is settled', async () => {
  const { queue, answer } = openQueue();
  void queue.cast(DEMO);
  await jest.advanceTimersByTimeAsync(SLOW_NETWORK_NOTICE_MS - 100);
  expect(countWaiting(queue.getState(), isDemo)).toBe(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(countWaiting(queue.getState(), isDemo)).toBe(1);
  expect(countWaiting(queue.getState(), isOther)).toBe(0);
  answer('counted');
  await jest.advanceTimersByTimeAsync(0);
  expect(countWaiting(queue.getState(), isDemo)).toBe(0);
});

it('counts a vote once that is late and could not be sent', async () => {
  const { queue, answer } = openQueue();
  void queue.cast(DEMO);
  await jest.advanceTimersByTimeAsync(100);
  answer('unreachable');
  await jest.advanceTimersByTimeAsync(0);
  expect(countWaiting(queue.getState(), isDemo)).toBe(1);
  await jest.advanceTimersByTimeAsync(SLOW_NETWORK_NOTICE_MS);
  expect(countWaiting(queue.getState(), isDemo)).toBe(1);
});

it('says nothing of an earlier vote when a later one is cast', async () => {
  const { queue, answer } = openQueue();
  void queue.cast(DEMO);
  await jest.advanceTimersByTimeAsync(SLOW_NETWORK_NOTICE_MS / 2);
  answer('counted');
  await jest.advanceTimersByTimeAsync(0);
  void queue.cast(DEMO);
  await jest.advanceTimersByTimeAsync(SLOW_NETWORK_NOTICE_MS / 2);
  expect(countWaiting(queue.getState(), isDemo)).toBe(0);
});
