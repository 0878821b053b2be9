import type { VoteDatabase } from './vote-database';
import { createVoteLog } from './vote-log';
import type { WaitingVote } from './waiting-vote';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const aVote = (rid: string, castAt: number): WaitingVote => ({ rid, target: DEMO, castAt, sentAt: null });
const [FIRST, SECOND] = [aVote('a', 1), aVote('b', 2)];

const LOST = () => Promise.reject(new Error('lost'));

/** Makes a database with these records. `instead` replaces some of its methods. */
const databaseOf = (records: unknown[], instead: Partial<VoteDatabase> = {}): VoteDatabase => ({
  put: () => Promise.resolve(),
  all: () => Promise.resolve(records),
  take: () => Promise.resolve(true),
  ...instead,
});

/**
 * Makes a function that opens the next of `databases` at each call. When it has opened all of them, each call opens the
 * last database again. A `null` in `databases` stands for a refusal.
 */
function opensAs(...databases: (VoteDatabase | null)[]) {
  return jest.fn(() => {
    const database = databases.length > 1 ? databases.shift() : databases[0];
    return database ? Promise.resolve(database) : Promise.reject(new Error('refused'));
  });
}

it('gives the oldest vote first', async () => {
  expect(await createVoteLog(opensAs(databaseOf([SECOND, FIRST]))).all()).toEqual([FIRST, SECOND]);
});

it.each([
  null,
  'text',
  { ...FIRST, rid: 5 },
  { ...FIRST, castAt: '1' },
  { ...FIRST, target: 'demo' },
  { ...FIRST, target: null },
])('ignores %j, which another release has written', async (record) => {
  expect(await createVoteLog(opensAs(databaseOf([record, SECOND]))).all()).toEqual([SECOND]);
});

it('writes votes that an earlier page has kept, and keeps them until then', async () => {
  expect(createVoteLog(opensAs(null)).keep([FIRST, SECOND])).toBe(true);
  const put = jest.fn(() => Promise.resolve());
  expect(await createVoteLog(opensAs(null)).all()).toEqual([FIRST, SECOND]);
  const voteLog = createVoteLog(opensAs(databaseOf([], { put })));
  await voteLog.all();
  await voteLog.all();
  expect(put.mock.calls).toEqual([[FIRST], [SECOND]]);
});

it('no longer keeps a vote that has been removed', async () => {
  const voteLog = createVoteLog(opensAs(null));
  voteLog.keep([FIRST, SECOND]);
  await voteLog.take('a');
  expect(await voteLog.all()).toEqual([SECOND]);
  await voteLog.take('b');
  expect(localStorage).toHaveLength(0);
});

describe('where the browser refuses the database', () => {
  it('keeps votes in memory, and removes each once', async () => {
    const voteLog = createVoteLog(opensAs(null));
    await voteLog.put(SECOND);
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([FIRST, SECOND]);
    expect(await voteLog.take('a')).toBe(true);
    expect(await voteLog.take('a')).toBe(false);
    expect(await voteLog.all()).toEqual([SECOND]);
  });

  it('does not try to open it again', async () => {
    const open = opensAs(null);
    const voteLog = createVoteLog(open);
    await voteLog.all();
    await voteLog.all();
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('where the connection to the database is lost', () => {
  it('opens a new connection, at most once for each operation', async () => {
    const open = opensAs(databaseOf([], { all: LOST }), databaseOf([FIRST]));
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toEqual([FIRST]);
    expect(await voteLog.all()).toEqual([FIRST]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('cannot read the votes now, and finds them later', async () => {
    const lost = databaseOf([], { all: LOST });
    const open = opensAs(lost, lost, databaseOf([FIRST]));
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
    expect(await voteLog.all()).toEqual([FIRST]);
  });

  it('cannot read the votes if the browser refuses to open it again, and tries again each time', async () => {
    const open = opensAs(databaseOf([], { all: LOST }), null);
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toBeNull();
    expect(await voteLog.all()).toBeNull();
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('keeps a vote in memory until the database takes it', async () => {
    let isFull = true;
    const put = () => (isFull ? LOST() : Promise.resolve());
    const voteLog = createVoteLog(opensAs(databaseOf([SECOND], { put })));
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([FIRST, SECOND]);
    isFull = false;
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([SECOND]); // the fake database does not store votes
  });

  it('removes no vote', async () => {
    expect(await createVoteLog(opensAs(databaseOf([FIRST], { take: LOST }))).take('a')).toBe(false);
  });
});

it('removes a vote of the database, but not one that another tab has removed', async () => {
  expect(await createVoteLog(opensAs(databaseOf([]))).take('a')).toBe(true);
  const take = () => Promise.resolve(false);
  expect(await createVoteLog(opensAs(databaseOf([], { take }))).take('a')).toBe(false);
});
