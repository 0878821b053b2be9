import { forgetOldRows } from '../database/forget-old-rows';
import { addCampaign } from '../testing/add-campaign';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createVoteCounts, type VoteCounts } from '../votes/vote-counts';

let database: TestDatabase;
/** The simulated time. The counts, the resets and the queries of each campaign read it through `clock`. */
let now: Date;
const clock = () => now;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => (now = new Date('2026-11-22T06:00:00.500Z')));
afterAll(() => database.drop());

/**
 * Adds a campaign. `undo` undoes the reset in the campaign's numbers. If the numbers have no reset, `undo` asks to undo
 * a reset of the present time.
 */
async function newCampaign() {
  const campaign = await addCampaign(database, clock);
  const undo = async () => {
    const { reset } = await campaign.read(1);
    return campaign.resets.undo(campaign.account, reset?.at ?? clock().toISOString());
  };
  return { ...campaign, undo };
}

async function vote({ add }: VoteCounts, vid: string, votes: number) {
  await Promise.all(Array.from({ length: votes }, () => add({ vid }, crypto.randomUUID())));
}
const pass = (hours: number) => (now = new Date(now.getTime() + hours * 60 * 60 * 1_000));

it('a reset makes the total 0 for voters and for the campaign, and votes count on from there', async () => {
  const { vid, account, counts, resets, read } = await newCampaign();
  await vote(counts, vid, 5);
  await resets.reset(account);
  expect(await counts.read({ vid })).toBe(0);
  expect(await read(1)).toMatchObject({
    total: 0,
    reset: { at: '2026-11-22T06:00:00Z', former_total: 5 },
    days: [{ votes: 5 }], // the day keeps what was counted
  });
  expect(await counts.add({ vid }, undefined)).toBe(1);
  expect(await read(1)).toMatchObject({ total: 1, days: [{ votes: 6 }] });
});

it('a vote that was counted before the reset is not counted when its browser sends it again', async () => {
  const { vid, account, counts, resets } = await newCampaign();
  const rid = crypto.randomUUID();
  await counts.add({ vid }, rid);
  await resets.reset(account);
  expect(await counts.add({ vid }, rid)).toBe(0);
});

it('undoing adds the former total to the votes since the reset, and begins with the newest reset', async () => {
  const { vid, account, counts, resets, read, undo } = await newCampaign();
  await vote(counts, vid, 5);
  await resets.reset(account);
  await vote(counts, vid, 2);
  pass(1);
  await resets.reset(account);
  await vote(counts, vid, 1);
  expect(await read(1)).toMatchObject({ total: 1, reset: { former_total: 2 } });
  expect(await undo()).toBe(true);
  expect(await read(1)).toMatchObject({ total: 3, reset: { former_total: 5 } });
  expect(await undo()).toBe(true);
  expect(await read(1)).toMatchObject({ total: 8, reset: null, days: [{ votes: 8 }] });
  expect(await undo()).toBe(false);
});

it('undoes no older reset when the request to undo arrives twice', async () => {
  const { vid, account, counts, resets, read } = await newCampaign();
  await vote(counts, vid, 5);
  await resets.reset(account);
  pass(1);
  await vote(counts, vid, 2);
  await resets.reset(account);
  const at = (await read(1)).reset?.at ?? '';
  expect(await resets.undo(account, at)).toBe(true);
  expect(await resets.undo(account, at)).toBe(false);
  expect(await read(1)).toMatchObject({ total: 2, reset: { former_total: 5 } });
});

it('a total of 0 is not reset, so a reset that is sent twice can still be undone', async () => {
  const { vid, account, counts, resets, read, undo } = await newCampaign();
  await resets.reset(account);
  expect(await read(1)).toMatchObject({ total: 0, reset: null });
  await vote(counts, vid, 5);
  await Promise.all([resets.reset(account), resets.reset(account), resets.reset(account)]);
  expect(await read(1)).toMatchObject({ total: 0, reset: { former_total: 5 } });
  await undo();
  expect(await counts.read({ vid })).toBe(5);
});

it('a reset can be undone for 24 hours; after that its row is deleted, but the total stays reset', async () => {
  const { vid, account, machine, counts, resets, read, undo } = await newCampaign();
  await vote(counts, vid, 5);
  await resets.reset(account);
  pass(23.9);
  expect(await read(1)).toMatchObject({ reset: { former_total: 5 } });
  pass(0.2);
  expect(await read(1)).toMatchObject({ total: 0, reset: null });
  expect(await undo()).toBe(false);
  expect(await counts.read({ vid })).toBe(0);
  const remembered = () =>
    database.db.selectFrom('count_reset').where('machine_id', '=', machine).selectAll().execute();
  const set = (hoursAgo: number) =>
    database.db
      .updateTable('count_reset')
      .where('machine_id', '=', machine)
      .set({ reset_at: new Date(Date.now() - hoursAgo * 60 * 60 * 1_000) })
      .execute();
  await set(23.9);
  await forgetOldRows(database.db);
  expect(await remembered()).toHaveLength(1);
  await set(24.1);
  await forgetOldRows(database.db);
  expect(await remembered()).toEqual([]);
  expect(await counts.read({ vid })).toBe(0);
});

it('no vote is lost or doubled by resets and undos that happen while several processes count', async () => {
  const { vid, account, counts, resets, read, undo } = await newCampaign();
  const other = createVoteCounts(database, { clock });
  let acknowledged = 0;
  const cast = async (process: VoteCounts) => {
    for (let turn = 0; turn < 40; turn += 1) {
      await vote(process, vid, 3);
      acknowledged += 3;
    }
  };
  const change = async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      pass(0.001);
      if (turn % 3 === 2) await undo();
      else await resets.reset(account);
    }
  };
  await Promise.all([cast(counts), cast(other), change(), change()]);
  expect(acknowledged).toBe(240);
  expect((await read(1)).days[0]?.votes).toBe(240);
  while (await undo());
  expect(await read(1)).toMatchObject({ total: 240, reset: null });
});

it('the resets of one campaign do not change the numbers of another', async () => {
  const [one, other] = [await newCampaign(), await newCampaign()];
  await vote(one.counts, one.vid, 2);
  await vote(other.counts, other.vid, 3);
  await one.resets.reset(one.account);
  await other.undo();
  expect(await other.read(1)).toMatchObject({ total: 3, reset: null });
  expect(await one.read(1)).toMatchObject({ total: 0, reset: { former_total: 2 } });
});

it('deletes the rows of a reset with the machine', async () => {
  const { vid, account, machine, counts, resets } = await newCampaign();
  await vote(counts, vid, 2);
  await resets.reset(account);
  await database.db.deleteFrom('machine').where('id', '=', machine).execute();
  const rows = await database.db
    .selectFrom('count_reset')
    .where('machine_id', '=', machine)
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
  const left = await database.db
    .selectFrom('counter')
    .where('counter', '=', `evm:${machine}`)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

it('an account without a machine has nothing to reset', async () => {
  const { resets } = await newCampaign();
  await expect(resets.reset('999999')).resolves.toBeUndefined();
  expect(await resets.undo('999999', clock().toISOString())).toBe(false);
});
