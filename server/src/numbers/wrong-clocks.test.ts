import { addCampaign } from '../testing/add-campaign';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createVoteCounts, type VoteCounts } from '../votes/vote-counts';

let database: TestDatabase;
/** The simulated time. The counts and the queries of each campaign read it through `clock`. */
let now: Date;
const clock = () => now;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const newCampaign = () => addCampaign(database, clock);

/** Counts some votes while the clock of the process shows `moment`. */
async function countAt(moment: string, { add }: VoteCounts, vid: string, votes: number) {
  now = new Date(moment);
  for (let vote = 0; vote < votes; vote += 1) await add({ vid }, crypto.randomUUID());
}

it('the days add up when a process has a late clock, starts again, or first gets a vote that was counted', async () => {
  const { vid, read } = await newCampaign();
  const rid = crypto.randomUUID();
  const moments = [
    '2026-11-21T18:29:59Z',
    '2026-11-21T18:30:00Z',
    '2026-11-21T18:29:59Z',
    '2026-11-22T18:30:00Z',
  ];
  for (const moment of moments) {
    now = new Date(moment);
    const restarted = createVoteCounts(database, { clock });
    await restarted.add({ vid }, rid);
    await restarted.add({ vid }, crypto.randomUUID());
  }
  const { total, days } = await read(3);
  expect(days.map(({ votes }) => votes)).toEqual([2, 2, 1]);
  expect(total).toBe(5);
});

it('the days add up to the total after a clock was ahead by a day', async () => {
  const { vid, counts, read } = await newCampaign();
  await countAt('2026-11-21T06:00:00Z', counts, vid, 1);
  await countAt('2026-11-23T07:00:00Z', counts, vid, 2); // the clock is ahead: the real day is 22 November
  await countAt('2026-11-22T06:00:00Z', counts, vid, 3);
  await counts.addVisit(vid, 'open');
  const { total, days, hours = [] } = await read(2, '2026-11-22');
  expect(total).toBe(6);
  expect(days).toMatchObject([
    { day: '2026-11-21', votes: 1 },
    { day: '2026-11-22', votes: 5, opens: 1 },
  ]);
  expect(hours.filter(({ votes }) => votes > 0)).toMatchObject([{ hour: 11, votes: 5, opens: 1 }]);
});

it('the days still add up to the total when the real time reaches an hour that a wrong clock has shown', async () => {
  const { vid, counts, read } = await newCampaign();
  await countAt('2026-11-23T07:00:00Z', counts, vid, 2); // the clock is ahead: the real day is 22 November
  await countAt('2026-11-22T06:00:00Z', counts, vid, 3);
  await countAt('2026-11-23T07:00:00Z', counts, vid, 4);
  await countAt('2026-11-23T08:00:00Z', counts, vid, 5);
  const { total, days } = await read(2);
  expect(total).toBe(14);
  expect(days[0]?.votes).toBe(14 - (days[1]?.votes ?? 0));
});

it('an hour that has not come yet has no votes', async () => {
  const { vid, counts, read } = await newCampaign();
  await countAt('2026-11-22T05:00:00Z', counts, vid, 1); // 10:30 in India
  await countAt('2026-11-22T10:00:00Z', counts, vid, 2); // 15:30, but the clock is ahead
  await countAt('2026-11-22T06:00:00Z', counts, vid, 3); // 11:30
  const { total, days, hours = [] } = await read(1, '2026-11-22');
  expect([total, days[0]?.votes]).toEqual([6, 6]);
  expect(hours.filter(({ votes }) => votes > 0)).toMatchObject([
    { hour: 10, votes: 1 },
    { hour: 11, votes: 5 },
  ]);
});
