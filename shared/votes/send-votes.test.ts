import type { SendOutcome, Vote, VoteTarget } from '@demo-evm/shared/domain';
import { sendAtMostOnce, sendExactlyOnce } from './send-votes';
import type { WaitingVote } from './waiting-vote';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const NAGAR = { kind: 'constituency', vidhansabha: 'Nagar' } as const;
const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

const aVote = (rid: string, target: VoteTarget = DEMO, sentAt: number | null = null): WaitingVote => ({
  rid,
  target,
  castAt: 1,
  sentAt,
});

/**
 * Makes a log and a server. The log has the votes of `waiting`, or cannot be read if `waiting` is `null`. The server
 * gives `outcomes` in order, and then always `counted`. `deeds` records every call except `all`. `take` gives `false`
 * for the votes in `taken`.
 */
function setUp(waiting: WaitingVote[] | null, outcomes: SendOutcome[]) {
  const deeds: string[] = [];
  const taken = new Set<string>();
  const voteLog = {
    put: (vote: WaitingVote) => Promise.resolve(void deeds.push(`write ${vote.rid} ${vote.sentAt ?? ''}`)),
    all: () => Promise.resolve(waiting),
    take: (rid: string) => {
      deeds.push(`take ${rid}`);
      const isMine = !taken.has(rid);
      taken.add(rid);
      return Promise.resolve(isMine);
    },
  };
  const send = ({ rid }: Vote) => {
    deeds.push(`send ${rid}`);
    return Promise.resolve(outcomes.shift() ?? 'counted');
  };
  const onSettled = ({ rid }: Vote) => void deeds.push(`settled ${rid}`);
  return { deeds, taken, sending: { voteLog, send, onSettled } };
}

let logged: jest.SpyInstance;
const whatIsLogged = () => String(logged.mock.calls);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  logged = jest.spyOn(console, 'error').mockImplementation();
});

describe('sending exactly once', () => {
  it('records the time of the first sending, sends the vote, and removes it once it is counted', async () => {
    const { sending, deeds } = setUp([aVote('a')], ['counted']);
    expect(await sendExactlyOnce(sending)).toEqual([]);
    expect(deeds).toEqual([`write a ${NOW}`, 'send a', 'take a', 'settled a']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('removes and logs a refused vote', async () => {
    const { sending, deeds } = setUp([aVote('a', DEMO, NOW)], ['refused']);
    expect(await sendExactlyOnce(sending)).toEqual([]);
    expect(deeds).toEqual(['send a', 'take a', 'settled a']);
    expect(whatIsLogged()).toMatch(/^A vote.* was not acknowledged.*refused/);
  });

  it('keeps a vote without an answer, and sends the others of its kind', async () => {
    const [lost, next] = [aVote('a', DEMO, NOW), aVote('b', DEMO, NOW)];
    const { sending, deeds } = setUp([lost, next], ['uncertain', 'counted']);
    expect(await sendExactlyOnce(sending)).toEqual([lost]);
    expect(deeds).toEqual(['send a', 'send b', 'take b', 'settled b']);
    expect(whatIsLogged()).toMatch(/^A vote.* was not acknowledged.*uncertain/);
  });

  it('calls an unreachable server once, and sends the votes for the other server', async () => {
    const waiting = [aVote('a', NAGAR, 1), aVote('b', NAGAR, NOW), aVote('c', DEMO, NOW)].map((vote) => ({
      ...vote,
      sentAt: NOW,
    }));
    const { sending, deeds } = setUp(waiting, ['unreachable', 'counted']);
    expect(await sendExactlyOnce(sending)).toEqual(waiting.slice(0, 2));
    expect(deeds).toEqual(['send a', 'send c', 'take c', 'settled c']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('resends a vote for 29 days after it was first sent, then drops it', async () => {
    const young = aVote('young', DEMO, NOW - 29 * DAY_MS);
    const old = aVote('old', DEMO, NOW - 29 * DAY_MS - 1);
    const { sending, deeds } = setUp([young, old], ['uncertain']);
    expect(await sendExactlyOnce(sending)).toEqual([young]);
    expect(deeds).toEqual(['send young', 'take old', 'settled old']);
  });

  it('gives `null` if the log cannot be read', async () => {
    const { sending, deeds } = setUp(null, []);
    expect(await sendExactlyOnce(sending)).toBeNull();
    expect(deeds).toEqual([]);
  });
});

describe('sending at most once', () => {
  it('removes a vote before it sends it, and keeps none whose answer is lost', async () => {
    const { sending, deeds } = setUp([aVote('a'), aVote('b')], ['uncertain', 'counted']);
    expect(await sendAtMostOnce(sending)).toEqual([]);
    expect(deeds).toEqual(['take a', 'send a', 'settled a', 'take b', 'send b', 'settled b']);
    expect(whatIsLogged()).toMatch(/^A vote.* was not acknowledged.*uncertain/);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('sends no vote that another tab has removed', async () => {
    const { sending, deeds, taken } = setUp([aVote('a')], []);
    taken.add('a');
    expect(await sendAtMostOnce(sending)).toEqual([]);
    expect(deeds).toEqual(['take a', 'settled a']);
  });

  it('drops a vote that was sent before, because it may have been counted', async () => {
    const { sending, deeds } = setUp([aVote('a', DEMO, NOW)], []);
    await sendAtMostOnce(sending);
    expect(deeds).toEqual(['take a', 'settled a']);
  });

  it('keeps the remaining votes when the browser goes offline', async () => {
    const waiting = [aVote('a'), aVote('b'), aVote('c')];
    const { sending, deeds } = setUp(waiting, []);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    expect(await sendAtMostOnce(sending)).toEqual(waiting.slice(1));
    expect(deeds).toEqual(['take a', 'send a', 'settled a']);
  });

  it('keeps no dependent vote of a refused vote when the browser goes offline', async () => {
    const [machine, constituency, next] = [aVote('a'), { ...aVote('b', NAGAR), after: 'a' }, aVote('c')];
    const { sending, deeds } = setUp([machine, constituency, next], ['refused']);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    expect(await sendAtMostOnce(sending)).toEqual([next]);
    expect(deeds).toEqual(['take a', 'send a', 'take b', 'settled b', 'take a', 'settled a']);
  });

  it('gives `null` if the log cannot be read', async () => {
    expect(await sendAtMostOnce(setUp(null, []).sending)).toBeNull();
  });
});
