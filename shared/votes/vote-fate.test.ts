import type { VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import { kindOf, logInMemory, openPage, serveVotes, type Reaction } from './testing/vote-server';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const NAGAR = { kind: 'constituency', vidhansabha: 'Nagar' } as const;

/** Opens a page of the site. The server's reaction to a vote depends on the kind of the vote's target. */
function openSite(
  reactions: Partial<Record<VoteTarget['kind'], Reaction>>,
  { voteIds = true, voteLog = logInMemory() } = {},
) {
  const sent: string[] = [];
  serveVotes((url) => {
    const kind = kindOf(url);
    sent.push(kind);
    return reactions[kind] ?? 'counted';
  }, voteIds);
  const page = openPage({ voteIds, voteLog });
  const waiting = async () => (await voteLog.all())?.map(({ target: { kind } }) => kind);
  return { page, sent, voteLog, waiting };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});

describe('the fate of the last vote', () => {
  it.each<[Reaction, boolean, VoteFate]>([
    ['counted', true, 'counted'],
    ['refused', true, 'refused'],
    ['uncertain', true, 'waiting'],
    ['unreachable', true, 'waiting'],
    ['counted but the answer was lost', true, 'waiting'],
    ['counted', false, 'counted'],
    ['refused', false, 'refused'],
    ['uncertain', false, 'unknown'],
    ['unreachable', false, 'unknown'],
    ['counted but the answer was lost', false, 'unknown'],
  ])('after the reaction “%s”, with vote ids %p, is %s', async (outcome, voteIds, fate) => {
    const { page } = openSite({ machine: outcome }, { voteIds });
    expect(page.getState().last).toBeNull();
    const cast = page.cast(DEMO);
    expect(page.getState().last).toMatchObject({ target: DEMO, fate: 'waiting' });
    await cast;
    expect(page.getState().last).toMatchObject({ target: DEMO, fate });
  });

  it('is unknown when another tab has sent the vote', async () => {
    const { page, voteLog } = openSite({ machine: 'unreachable' });
    await page.cast(DEMO);
    const other = openSite({}, { voteLog });
    await other.page.cast(DEMO);
    const stop = page.start();
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(page.getState()).toMatchObject({ last: { fate: 'unknown' }, waiting: [] });
  });

  it('stays `waiting` for a vote that is cast while an earlier vote is being sent', async () => {
    let arrive: (reaction: Reaction) => void = () => undefined;
    const first = new Promise<Reaction>((resolve) => (arrive = resolve));
    const reactions = [first];
    serveVotes(() => reactions.shift() ?? 'unreachable', true);
    const page = openPage({ voteLog: logInMemory() });
    const casts = [page.cast(DEMO)];
    await new Promise((resolve) => setTimeout(resolve));
    const fates: unknown[] = [];
    page.subscribe(({ last }) => fates.push(last?.fate));
    casts.push(page.cast(DEMO));
    await new Promise((resolve) => setTimeout(resolve));
    arrive('counted');
    await Promise.all(casts);
    expect(new Set(fates)).toEqual(new Set(['waiting']));
    expect(page.getState().waiting).toHaveLength(1);
  });

  it('does not change with the fate of an earlier vote', async () => {
    const outcomes: { machine: Reaction } = { machine: 'uncertain' };
    const { page } = openSite(outcomes);
    await page.cast(DEMO);
    const seen: unknown[] = [];
    page.subscribe(({ last }) => seen.push(last?.fate));
    outcomes.machine = 'counted';
    const cast = page.cast({ kind: 'machine', id: 'other' });
    await cast;
    expect(seen.slice(0, 2)).toEqual(['waiting', 'waiting']); // the earlier vote is counted while the new vote waits
    expect(page.getState().last).toMatchObject({ target: { id: 'other' }, fate: 'counted' });
  });

  it('is not `waiting` any more once the vote is counted', async () => {
    const outcomes: { machine: Reaction } = { machine: 'uncertain' };
    const { page } = openSite(outcomes);
    await page.cast(DEMO);
    outcomes.machine = 'counted';
    const disagreeing: unknown[] = [];
    page.subscribe(({ waiting, last }) => {
      if (last?.fate !== 'waiting' && waiting.some(({ rid }) => rid === last?.rid)) disagreeing.push(last);
    });
    const stop = page.start();
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(page.getState().last?.fate).toBe('counted');
    expect(disagreeing).toEqual([]);
  });
});

describe.each([true, false])('a constituency’s vote, with vote ids %p,', (voteIds) => {
  it('is sent after its machine’s vote', async () => {
    const { page, sent, waiting } = openSite({}, { voteIds });
    await page.cast(DEMO, NAGAR);
    expect(sent).toEqual(['machine', 'constituency']);
    expect(await waiting()).toEqual([]);
  });

  it('is not sent when its machine’s vote is refused, now or later', async () => {
    const { page, sent, waiting } = openSite({ machine: 'refused' }, { voteIds });
    await page.cast(DEMO, NAGAR);
    await page.cast(DEMO, NAGAR);
    expect(sent).toEqual(['machine', 'machine']);
    expect(await waiting()).toEqual([]);
    expect(page.getState()).toMatchObject({ waiting: [], last: { fate: 'refused' } });
  });

  it('waits offline with its machine’s vote, and is refused with it', async () => {
    const outcomes: { machine: Reaction } = { machine: 'unreachable' };
    const { page, sent, waiting } = openSite(outcomes, { voteIds });
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.cast(DEMO, NAGAR);
    expect(await waiting()).toEqual(['machine', 'constituency']);
    isOnline.mockReturnValue(true);
    outcomes.machine = 'refused';
    const stop = page.start();
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(sent).not.toContain('constituency');
    expect(await waiting()).toEqual([]);
  });
});

it('sends a constituency’s vote when its machine’s was counted on an earlier page', async () => {
  const first = openSite({ constituency: 'unreachable' });
  await first.page.cast(DEMO, NAGAR);
  expect(await first.waiting()).toEqual(['constituency']);
  const second = openSite({}, { voteLog: first.voteLog });
  const stop = second.page.start();
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(second.sent).toEqual(['constituency']);
});

it('sends a vote for a constituency while another one waits for its machine’s vote', async () => {
  const { page, sent } = openSite({ machine: 'uncertain' });
  await page.cast(DEMO, NAGAR);
  expect(sent).toEqual(['machine']);
  await page.cast(NAGAR);
  expect(sent).toEqual(['machine', 'machine', 'constituency']);
});

it('removes a refused machine’s vote after the constituency’s, so that a page that is closed in between leaves none', async () => {
  const taken: string[] = [];
  const { page, voteLog } = openSite(
    { machine: 'refused' },
    {
      voteLog: (() => {
        const inner = logInMemory();
        const kinds = new Map<string, string>();
        return {
          ...inner,
          put(vote: Parameters<typeof inner.put>[0]) {
            kinds.set(vote.rid, vote.target.kind);
            return inner.put(vote);
          },
          take(rid: string) {
            taken.push(kinds.get(rid) ?? '');
            return inner.take(rid);
          },
        };
      })(),
    },
  );
  await page.cast(DEMO, NAGAR);
  expect(taken).toEqual(['constituency', 'machine']);
  expect(await voteLog.all()).toEqual([]);
});

it.each([
  [DEMO, 'A vote for machine demo was not acknowledged: unreachable.'],
  [NAGAR, 'A vote for constituency Nagar was not acknowledged: unreachable.'],
  [{ kind: 'bihar', option: '2' } as const, 'A vote for bihar 2 was not acknowledged: unreachable.'],
])('writes a failure of %j to the console in words', async (target, words) => {
  await openSite({ [target.kind]: 'unreachable' }).page.cast(target);
  expect(log.mock.calls).toEqual([[words]]);
});
