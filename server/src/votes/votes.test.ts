import fc from 'fast-check';
import { forgetOldRows } from '../database/forget-old-rows';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createVoteCounts, type VoteCounts } from './vote-counts';

describe('counts', () => {
  let database: TestDatabase;
  let counts: VoteCounts;
  const VIDS = ['Group-A', 'group-b']; // vids are stored as they were typed

  beforeAll(async () => {
    database = await openTestDatabase();
    counts = createVoteCounts(database, { largestGroup: 7 });
    await database.db
      .insertInto('machine')
      .values(VIDS.map((vid) => ({ vid })))
      .execute();
  });
  afterAll(() => database.drop());

  it('are exact for any mix of votes in any groups', async () => {
    const rids = Array.from({ length: 6 }, () => crypto.randomUUID());
    const vote = fc.record({
      target: fc.constantFrom<{ vid: string } | { counter: string }>(
        { vid: 'group-a' },
        { vid: 'GROUP-A' },
        { vid: 'group-b' },
        { vid: 'nobody' },
        { counter: 'x' },
        { counter: 'group-a' },
      ),
      rid: fc.oneof(fc.constant(undefined), fc.constantFrom(...rids, rids[0]?.toUpperCase())),
    });
    const totals = new Map<string, number>();
    const counted = new Set<string>();
    const name = (target: object) => JSON.stringify(target).toLowerCase();
    await fc.assert(
      fc.asyncProperty(fc.array(vote, { maxLength: 30, size: 'max' }), async (votes) => {
        const answers = await Promise.all(votes.map(({ target, rid }) => counts.add(target, rid)));
        const lastAnswers = new Map(votes.map(({ target }, place) => [name(target), answers[place]]));
        lastAnswers.delete(name({ vid: 'nobody' }));
        for (const [place, { target, rid }] of votes.entries()) {
          const isNobody = 'vid' in target && target.vid === 'nobody';
          if (isNobody) expect(answers[place]).toBeNull();
          const id = rid?.toLowerCase() ?? crypto.randomUUID();
          if (isNobody || counted.has(id)) continue;
          counted.add(id);
          totals.set(name(target), (totals.get(name(target)) ?? 0) + 1);
        }
        for (const [target, answer] of lastAnswers)
          expect([target, answer]).toEqual([target, totals.get(target) ?? 0]);
        for (const target of [
          { vid: 'group-a' },
          { vid: 'Group-B' },
          { counter: 'x' },
          { counter: 'group-a' },
        ])
          expect(await counts.read(target)).toBe(totals.get(name(target)) ?? 0);
        expect(await counts.read({ vid: 'nobody' })).toBe(0);
      }),
      { numRuns: 40, endOnFailure: true }, // totals grow from run to run, so a failing case cannot be shrunk
    );
  });

  it('use two named statements', async () => {
    const names = new Set<string>();
    const query: TestDatabase['query'] = (statement) => {
      names.add(statement.name);
      return database.query(statement);
    };
    const watched = createVoteCounts({ query });
    for (const counter of ['named-1', 'named-2']) {
      expect(await watched.add({ counter }, undefined)).toBe(1);
      expect(await watched.read({ counter })).toBe(1);
    }
    expect([...names].sort()).toEqual(['count', 'read']);
  });

  it('count an id for the first of its targets that exists, also within a group', async () => {
    const rid = crypto.randomUUID();
    const targets = [{ vid: 'nobody' }, { counter: 'first' }, { counter: 'second' }];
    const added = await Promise.all(targets.map((target) => counts.add(target, rid)));
    expect(added).toEqual([null, 1, 0]);
  });

  it('grow by one with each vote without an id, also within a group', async () => {
    const add = () => counts.add({ counter: 'unnamed' }, undefined);
    expect(await Promise.all([add(), add(), add()])).toEqual([3, 3, 3]);
    expect(await add()).toBe(4);
  });

  it('are the sum of the slots of all processes', async () => {
    await database.db
      .insertInto('counter')
      .values([-1, 64, 65].map((slot) => ({ counter: 'slots', slot, votes: '10' })))
      .execute();
    const rid = crypto.randomUUID();
    expect(await counts.add({ counter: 'slots' }, undefined)).toBe(31);
    expect(await counts.add({ counter: 'slots' }, rid)).toBe(32);
    expect(await counts.add({ counter: 'slots' }, rid)).toBe(32); // this id was counted before
    expect(await counts.read({ counter: 'slots' })).toBe(32);
  });

  it('find a machine by its short link in upper or lower case, in the table and in the address', async () => {
    await database.db.insertInto('machine').values({ vid: 'Nagar-7' }).execute();
    const spellings = ['nagar-7', 'NAGAR-7', 'Nagar-7'];
    for (const [votes, vid] of spellings.entries()) {
      expect(await counts.add({ vid }, undefined)).toBe(votes + 1);
      expect(await counts.read({ vid })).toBe(votes + 1);
    }
  });

  it('count a vote once that is sent again after its id has become an earlier one, and stay when the id is dropped', async () => {
    const ids = async () => ({
      present: await idsIn('vote'),
      earlier: await idsIn('vote_earlier'),
    });
    const idsIn = async (table: 'vote' | 'vote_earlier') =>
      (await database.db.selectFrom(table).select('rid').where('counter', '=', 'ids').execute()).map(
        ({ rid }) => rid,
      );
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const add = (rid: string) => counts.add({ counter: 'ids' }, rid);
    expect(await add(first)).toBe(1);
    await rotateAfter(database, 29.9);
    expect(await ids()).toEqual({ present: [first], earlier: [] });
    await rotateAfter(database, 30);
    expect(await ids()).toEqual({ present: [], earlier: [first] });
    expect(await Promise.all([add(first), add(second), add(first)])).toEqual([2, 2, 2]);
    expect(await ids()).toEqual({ present: [second], earlier: [first] });
    await rotateAfter(database, 30);
    expect(await ids()).toEqual({ present: [], earlier: [second] });
    expect(await add(second)).toBe(2);
    expect(await counts.read({ counter: 'ids' })).toBe(2);
  });

  it('are exact when ids rotate while votes arrive, and are sent again to another process', async () => {
    const other = createVoteCounts(database, { largestGroup: 5 });
    const target = { counter: 'border' };
    for (let round = 1; round <= 10; round += 1) {
      const rids = Array.from({ length: 100 }, () => crypto.randomUUID());
      const sent = rids.map((rid) => counts.add(target, rid));
      const rotated = rotateAfter(database, 30);
      const sentAgain = rids.map((rid) => other.add(target, rid));
      await Promise.all([...sent, rotated, ...sentAgain]);
      expect(await counts.read(target)).toBe(round * 100);
    }
  });
});

/** Deletes old rows as if the last rotation of the ids was this number of days ago. */
async function rotateAfter({ db }: TestDatabase, days: number): Promise<void> {
  await db
    .updateTable('vote_rotation')
    .set({ rotated_at: new Date(Date.now() - days * 24 * 60 * 60 * 1_000) })
    .execute();
  await forgetOldRows(db);
}
