import fc from 'fast-check';
import { forgetVoteIds } from '../database/forget-vote-ids';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createGroup } from './group';
import { createVoteCounts, type VoteCounts } from './vote-counts';

describe('a group', () => {
  it('is all that arrived while the one before was written, up to the largest', async () => {
    const sizes: number[] = [];
    const group = createGroup<number, number>(
      async (items) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return items.map((item) => item * 2);
      },
      { largest: 4, observe: (size) => sizes.push(size) },
    );
    const first = [1, 2].map(group.add);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const later = [3, 4, 5, 6, 7].map(group.add);
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(sizes).toEqual([2, 4, 1]);
  });

  it('that fails, fails its own items and no other’s', async () => {
    const group = createGroup<string, string>(
      (items) => (items.includes('bad') ? Promise.reject(new Error('no')) : Promise.resolve(items)),
      { largest: 10 },
    );
    const failing = Promise.allSettled([group.add('bad'), group.add('with it')]);
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await group.add('good')).toBe('good');
  });
});

describe('counts', () => {
  let database: TestDatabase;
  let counts: VoteCounts;
  const VIDS = ['group-a', 'group-b'];

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
      rid: fc.constantFrom(undefined, ...rids, rids[0]?.toUpperCase()),
    });
    const totals = new Map<string, number>();
    const counted = new Set<string>();
    const name = (target: object) => JSON.stringify(target).toLowerCase();
    await fc.assert(
      fc.asyncProperty(fc.array(vote, { maxLength: 30 }), async (votes) => {
        const answers = await Promise.all(votes.map(({ target, rid }) => counts.add(target, rid)));
        for (const [place, { target, rid }] of votes.entries()) {
          const isNobody = 'vid' in target && target.vid === 'nobody';
          if (isNobody) expect(answers[place]).toBeNull();
          const id = rid?.toLowerCase() ?? crypto.randomUUID();
          if (isNobody || counted.has(id)) continue;
          counted.add(id);
          totals.set(name(target), (totals.get(name(target)) ?? 0) + 1);
        }
        for (const target of [
          { vid: 'group-a' },
          { vid: 'Group-B' },
          { counter: 'x' },
          { counter: 'group-a' },
        ])
          expect(await counts.read(target)).toBe(totals.get(name(target)) ?? 0);
        expect(await counts.read({ vid: 'nobody' })).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('take an id for the first of its targets that exists, also within a group', async () => {
    const rid = crypto.randomUUID();
    const targets = [{ vid: 'nobody' }, { counter: 'first' }, { counter: 'second' }];
    const added = await Promise.all(targets.map((target) => counts.add(target, rid)));
    expect(added).toEqual([null, 1, 0]);
  });

  it('are the sum of what all processes counted', async () => {
    await database.db
      .insertInto('counter')
      .values([64, 65].map((slot) => ({ counter: 'slots', slot, votes: '10' })))
      .execute();
    expect(await counts.add({ counter: 'slots' }, undefined)).toBe(21);
    expect(await counts.read({ counter: 'slots' })).toBe(21);
  });

  it('stay when ids of votes are forgotten after 30 days, and young ids are kept', async () => {
    const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const rid of [old, young]) await counts.add({ counter: 'ids' }, rid);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    const age = (rid: string, days: number) =>
      database.db
        .updateTable('vote')
        .set({ counted_at: daysAgo(days) })
        .where('rid', '=', rid)
        .execute();
    await age(old, 30.1);
    await age(young, 29.9);
    expect(await forgetVoteIds(database.db)).toBe(1);
    const left = await database.db.selectFrom('vote').select('rid').where('counter', '=', 'ids').execute();
    expect(left).toEqual([{ rid: young }]);
    expect(await counts.read({ counter: 'ids' })).toBe(2);
  });
});
