import type { VoteDatabase } from './vote-database';
import { createVoteLog, type WaitingVote } from './vote-log';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const aVote = (rid: string, castAt: number): WaitingVote => ({ rid, target: DEMO, castAt, sentAt: null });
const [FIRST, SECOND] = [aVote('a', 1), aVote('b', 2)];

const LOST = () => Promise.reject(new Error('lost'));

/** A database that holds these records, and does what it is told instead of that. */
const databaseOf = (records: unknown[], instead: Partial<VoteDatabase> = {}): VoteDatabase => ({
  put: () => Promise.resolve(),
  all: () => Promise.resolve(records),
  take: () => Promise.resolve(true),
  ...instead,
});

/** What each attempt to open the database gives, the last one again and again; `null`: it is refused. */
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
])('leaves %j alone, which another release has written', async (record) => {
  expect(await createVoteLog(opensAs(databaseOf([record, SECOND]))).all()).toEqual([SECOND]);
});

describe('where the browser has no database for us', () => {
  it('keeps votes in memory, and takes each out once', async () => {
    const voteLog = createVoteLog(opensAs(null));
    await voteLog.put(SECOND);
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([FIRST, SECOND]);
    expect(await voteLog.take('a')).toBe(true);
    expect(await voteLog.take('a')).toBe(false);
    expect(await voteLog.all()).toEqual([SECOND]);
  });

  it('does not ask for it again', async () => {
    const open = opensAs(null);
    const voteLog = createVoteLog(open);
    await voteLog.all();
    await voteLog.all();
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('where the database is lost', () => {
  it('opens it again, once for each question', async () => {
    const open = opensAs(databaseOf([], { all: LOST }), databaseOf([FIRST]));
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toEqual([FIRST]);
    expect(await voteLog.all()).toEqual([FIRST]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('cannot say what waits there, and finds it later', async () => {
    const lost = databaseOf([], { all: LOST });
    const open = opensAs(lost, lost, databaseOf([FIRST]));
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
    expect(await voteLog.all()).toEqual([FIRST]);
  });

  it('cannot say what waits there when it is refused from then on, and asks for it each time', async () => {
    const open = opensAs(databaseOf([], { all: LOST }), null);
    const voteLog = createVoteLog(open);
    expect(await voteLog.all()).toBeNull();
    expect(await voteLog.all()).toBeNull();
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('keeps what it refuses to write in memory until it is written', async () => {
    let isFull = true;
    const put = () => (isFull ? LOST() : Promise.resolve());
    const voteLog = createVoteLog(opensAs(databaseOf([SECOND], { put })));
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([FIRST, SECOND]);
    isFull = false;
    await voteLog.put(FIRST);
    expect(await voteLog.all()).toEqual([SECOND]); // the fake database does not keep what is written
  });

  it('takes no vote out of it', async () => {
    expect(await createVoteLog(opensAs(databaseOf([FIRST], { take: LOST }))).take('a')).toBe(false);
  });
});

it('takes a vote out that the database has, and none that another tab took', async () => {
  expect(await createVoteLog(opensAs(databaseOf([]))).take('a')).toBe(true);
  const take = () => Promise.resolve(false);
  expect(await createVoteLog(opensAs(databaseOf([], { take }))).take('a')).toBe(false);
});
