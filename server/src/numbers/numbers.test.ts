import { forgetOldRows } from '../database/forget-old-rows';
import { createShortLinkQueries } from '../machines/short-link-queries';
import { addCampaign } from '../testing/add-campaign';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { istHourOf } from '../votes/ist-hour';

let database: TestDatabase;
/** The simulated time. The counts and the queries of each campaign read it through `clock`. */
let now: Date;
const clock = () => now;

const DAY_MS = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const newCampaign = () => addCampaign(database, clock);

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it('are exact for 1,000 votes in 14 days, before and after midnight in India, with repeated ids', async () => {
  const { vid, machine, counts, read } = await newCampaign();
  const start = new Date('2026-11-09T18:30:00Z').getTime(); // 10 November, 00:00 in India
  const spread = 14 * DAY_MS;
  // At each of the 13 midnights, one group is counted in the last millisecond of the old day, and one in the first
  // millisecond of the new day.
  const moments = [
    ...Array.from({ length: 74 }, (_, place) => start + Math.floor((place / 74) * spread)),
    ...Array.from({ length: 13 }, (_, place) => start + (place + 1) * DAY_MS),
    ...Array.from({ length: 13 }, (_, place) => start + (place + 1) * DAY_MS - 1),
  ].sort((one, other) => one - other);
  const expected = new Map<string, number>();
  const rids: string[] = [];
  for (let group = 0; group < 100; group += 1) {
    now = new Date(moments[group] ?? 0);
    const fresh = Array.from({ length: 10 }, () => crypto.randomUUID());
    const repeated = rids.slice(0, 5);
    await Promise.all([...fresh, ...repeated, ...fresh].map((rid) => counts.add({ vid }, rid)));
    rids.unshift(...fresh);
    const { day } = istHourOf(now);
    expected.set(day, (expected.get(day) ?? 0) + 10);
  }
  now = new Date(start + spread - 1);
  const { total, days } = await read(14);
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, place) => `2026-11-${place + 10}`),
  );
  expect(days.map(({ votes }) => votes)).toEqual(days.map(({ day }) => expected.get(day) ?? 0));
  expect(sumOf(days.map(({ votes }) => votes))).toBe(1_000);
  expect(total).toBe(1_000);
  const { ids } = await database.db
    .selectFrom('vote')
    .where('counter', '=', `evm:${machine}`)
    .select(({ fn }) => fn.countAll<string>().as('ids'))
    .executeTakeFirstOrThrow();
  expect(Number(ids)).toBe(1_000);
  for (const { day, votes } of days) {
    const { hours = [] } = await read(1, day);
    expect(sumOf(hours.map((hour) => hour.votes))).toBe(votes);
  }
});

it('belong to an hour that begins at the full hour in India, which is half past in UTC', async () => {
  const { vid, counts, read } = await newCampaign();
  for (const moment of ['2026-11-22T12:29:59.999Z', '2026-11-22T12:30:00Z', '2026-11-22T12:30:00Z']) {
    now = new Date(moment);
    await counts.add({ vid }, crypto.randomUUID());
  }
  const { hours = [] } = await read(1, '2026-11-22');
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours.filter(({ votes }) => votes > 0)).toMatchObject([
    { hour: 17, votes: 1 },
    { hour: 18, votes: 2 },
  ]);
});

it('include opens, shares and own votes, even if all of them arrive in one group', async () => {
  now = new Date('2026-11-22T06:00:00Z');
  const { vid, counts, read } = await newCampaign();
  const rid = crypto.randomUUID();
  const answers = await Promise.all([
    counts.addVisit(vid, 'open'),
    counts.addVisit(vid.toUpperCase(), 'open'),
    counts.addVisit(vid, 'share'),
    counts.addVisit('nobody', 'open'),
    counts.add({ vid }, rid, true),
    counts.add({ vid }, undefined, true),
    counts.add({ vid }, undefined),
    counts.add({ vid }, crypto.randomUUID()),
  ]);
  expect(answers).toEqual([true, true, true, false, 4, 4, 4, 4]);
  await counts.add({ vid }, rid, true); // this id was counted before, so neither a vote nor an own vote is added
  expect(await read(1)).toEqual({
    total: 4,
    reset: null,
    days: [{ day: '2026-11-22', votes: 4, own_votes: 2, opens: 2, shares: 1 }],
  });
});

it('are zeros for days without counts, and do not include other machines', async () => {
  now = new Date('2026-11-22T06:00:00Z');
  const { read } = await newCampaign();
  const zeros = { votes: 0, own_votes: 0, opens: 0, shares: 0 };
  expect(await read(2, '2026-11-22')).toEqual({
    total: 0,
    reset: null,
    days: [
      { day: '2026-11-21', ...zeros },
      { day: '2026-11-22', ...zeros },
    ],
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...zeros })),
  });
});

it('are the sums of the slots of all processes, without the votes from before the table `counter_hour`', async () => {
  now = new Date('2026-11-22T06:00:00Z');
  const { machine, read } = await newCampaign();
  const counter = `evm:${machine}`;
  await database.db
    .insertInto('counter')
    .values([
      { counter, slot: 1, votes: '110' },
      { counter, slot: 2, votes: '20' },
      { counter, slot: 3, votes: '1000' }, // this process has counted nothing since `counter_hour` exists
    ])
    .execute();
  await database.db
    .insertInto('counter_hour')
    .values([
      { counter, slot: 1, day: '2026-11-21', hour: 23, before: '100' },
      { counter, slot: 1, day: '2026-11-22', hour: 11, before: '107' },
      { counter, slot: 2, day: '2026-11-22', hour: 11, before: '15' },
    ])
    .execute();
  const { total, days, hours = [] } = await read(2, '2026-11-21');
  expect(total).toBe(1_130);
  expect(days.map(({ votes }) => votes)).toEqual([7, 8]);
  expect(hours[23]?.votes).toBe(7);
});

it('stay with a machine whose short link changes', async () => {
  now = new Date('2026-11-22T06:00:00Z');
  const { vid, account, counts, read } = await newCampaign();
  await counts.add({ vid }, undefined);
  expect(await createShortLinkQueries(database.db).rename(account, `${vid}-new`)).toBe('renamed');
  await counts.add({ vid: `${vid}-new` }, undefined);
  await counts.addVisit(vid, 'open'); // this page was opened at the former short link
  expect(await read(1)).toMatchObject({ total: 2, days: [{ votes: 2, opens: 1 }] });
});

it('are deleted with their machine, and after 100 days', async () => {
  const { vid, machine, counts } = await newCampaign();
  const hoursOf = () =>
    database.db.selectFrom('counter_hour').where('counter', '=', `evm:${machine}`).select('before').execute();
  for (const days of [110, 0]) {
    now = new Date(Date.now() - days * DAY_MS);
    await counts.add({ vid }, undefined, true);
  }
  expect(await hoursOf()).toHaveLength(2);
  await forgetOldRows(database.db);
  expect(await hoursOf()).toEqual([{ before: '1' }]);
  expect(await counts.read({ vid })).toBe(2); // the total stays
  await database.db.deleteFrom('machine').where('id', '=', machine).execute();
  expect(await hoursOf()).toHaveLength(0);
  expect(await counts.read({ counter: `evm:${machine}` })).toBe(0);
  expect(await counts.read({ counter: `own:${machine}` })).toBe(0);
});
