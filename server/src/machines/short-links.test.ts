import fc from 'fast-check';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createVoteCounts } from '../votes/vote-counts';
import { createMachineQueries } from './machine-queries';
import { createShortLinkQueries, MAX_FORMER_VIDS, MAX_VID_CHANGES_A_DAY } from './short-link-queries';

let database: TestDatabase;
/** The simulated time. The queries of short links read it. */
let now = new Date('2026-11-22T06:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const queries = () => {
  const counts = createVoteCounts(database);
  const machines = createMachineQueries(database, counts);
  return { counts, machines, links: createShortLinkQueries(database.db, () => now) };
};

let nextCampaign = 0;

async function newCampaign(vid = `links-${(nextCampaign += 1)}`) {
  const { id: account } = await database.db
    .insertInto('account')
    .values({ email: `${vid}@example.org`, client_name: vid, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('machine').values({ vid, account_id: account }).execute();
  return { vid, account };
}

const aDayLater = () => {
  now = new Date(now.getTime() + 24 * 60 * 60 * 1_000);
};

it('lead to their machine in upper and lower case, also after the machine takes a former one again', async () => {
  const { machines, links } = queries();
  const { vid, account } = await newCampaign();
  for (const next of ['Tour-1', 'tour-2', 'TOUR-1'])
    expect(await links.rename(account, next)).toBe('renamed');
  for (const one of [vid, 'tour-1', 'TOUR-2']) expect((await machines.find(one))?.vid).toBe('TOUR-1');
  const { vid: present, former_vids: former } = (await links.read(account)) ?? {};
  expect([present, former?.map((one) => one.vid)]).toEqual(['TOUR-1', ['tour-2', vid]]);
});

it('count each vote for the machine once, at its present and former vids, in one group and with one id', async () => {
  const { counts, machines, links } = queries();
  const { vid, account } = await newCampaign();
  await links.rename(account, `${vid}-b`);
  const rid = crypto.randomUUID();
  const targets = [{ vid }, { vid: `${vid}-b` }, { vid: vid.toUpperCase() }];
  await Promise.all(targets.map((target) => counts.add(target, rid, true)));
  await Promise.all(targets.map((target) => counts.add(target, crypto.randomUUID(), true)));
  expect(await counts.add({ vid }, undefined)).toBe(5);
  for (const target of targets) expect(await counts.read(target)).toBe(5);
  const { rows: own } = await sql<{ votes: number }>`
    select votes::int from counter join machine on counter = 'own:' || machine.id
    where account_id = ${account}::bigint`.execute(database.db);
  expect(own).toEqual([{ votes: 4 }]);
  expect(await machines.isOwn(vid, account)).toBe(true);
  expect(await machines.isOwn('demo', account)).toBe(false);
});

it('lead to one machine each, whatever campaigns do', async () => {
  const { machines, links } = queries();
  const campaigns = await Promise.all([newCampaign(), newCampaign(), newCampaign()]);
  const present = campaigns.map(({ vid }) => vid);
  const owners = new Map(campaigns.map(({ vid }, place) => [vid, place]));
  const action = fc.record({
    who: fc.nat({ max: 2 }),
    kind: fc.constantFrom('rename', 'rename', 'give up'),
    vid: fc.constantFrom('Free-a', 'free-A', 'free-b', 'free-c', 'FREE-d', ...present),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
      aDayLater();
      let changes = [0, 0, 0];
      for (const { who, kind, vid } of actions) {
        const key = vid.toLowerCase();
        const account = campaigns[who]?.account ?? '';
        const isMine = owners.get(key) === who;
        if (kind === 'give up') {
          const isFormer = isMine && present[who]?.toLowerCase() !== key;
          expect(await links.giveUp(account, vid)).toBe(isFormer);
          if (isFormer) owners.delete(key);
          continue;
        }
        const isChange = present[who] !== vid;
        const isLate = isChange && (changes[who] ?? 0) >= MAX_VID_CHANGES_A_DAY;
        const outcome = await links.rename(account, vid);
        if (isLate) expect(outcome).toBe('too many changes');
        else if (!isMine && owners.has(key)) expect(outcome).toBe('taken');
        else {
          expect(outcome).toBe('renamed');
          changes = changes.map((count, place) => (place === who && isChange ? count + 1 : count));
          owners.set(key, who);
          present[who] = vid;
        }
      }
      for (const vid of ['free-a', 'free-b', 'free-c', 'free-d', ...campaigns.map((one) => one.vid)]) {
        const owner = owners.get(vid);
        expect((await machines.find(vid))?.vid).toBe(owner === undefined ? undefined : present[owner]);
      }
    }),
    { numRuns: 40, endOnFailure: true }, // the machines stay from run to run, so a failing case cannot be shrunk
  );
});

it('go to only one of two campaigns that choose the same link at the same time', async () => {
  const { links } = queries();
  const both = await Promise.all([newCampaign(), newCampaign()]);
  const outcomes = await Promise.all(both.map(({ account }) => links.rename(account, 'wanted-by-two')));
  expect(outcomes.sort()).toEqual(['renamed', 'taken']);
});

it('change at most ten times a day in India', async () => {
  const { links } = queries();
  const { vid, account } = await newCampaign();
  now = new Date('2026-11-30T18:29:00Z'); // a minute before midnight in India
  for (let change = 1; change <= MAX_VID_CHANGES_A_DAY; change += 1)
    expect(await links.rename(account, `${vid}-${change % 2}`)).toBe('renamed');
  expect(await links.rename(account, `${vid}-late`)).toBe('too many changes');
  now = new Date('2026-11-30T18:30:00Z');
  expect(await links.rename(account, `${vid}-late`)).toBe('renamed');
});

it('are limited to twenty former ones, until the campaign gives one up', async () => {
  const { links } = queries();
  const { vid, account } = await newCampaign();
  const rename = (name: string) => {
    aDayLater();
    return links.rename(account, name);
  };
  for (let link = 1; link <= MAX_FORMER_VIDS; link += 1)
    expect(await rename(`${vid}-${link}`)).toBe('renamed');
  expect(await rename(`${vid}-more`)).toBe('too many former');
  expect(await rename(`${vid}-1`)).toBe('renamed'); // at the limit, a former link can become the present link
  expect(await links.giveUp(account, `${vid}-1`)).toBe(false); // the present link cannot be given up
  expect(await links.giveUp(account, `${vid}-2`)).toBe(true);
  expect(await rename(`${vid}-more`)).toBe('renamed');
  expect((await links.read(account))?.former_vids).toHaveLength(MAX_FORMER_VIDS);
});

it('become free when their machine is deleted', async () => {
  const { machines, links } = queries();
  const { vid, account } = await newCampaign();
  await links.rename(account, `${vid}-gone`);
  await database.db.deleteFrom('machine').where('account_id', '=', account).execute();
  for (const one of [vid, `${vid}-gone`]) expect(await machines.find(one)).toBeNull();
});
