import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createSharedCallCounts } from './shared-call-counts';

const SECRET = new TextEncoder().encode('a secret for tests, of 32 bytes or more');
const MINUTE_MS = 60_000;
let database: TestDatabase;

beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.drop());

describe('shared counts of calls', () => {
  const processes = () => [1, 2].map(() => createSharedCallCounts(database, SECRET));
  const MINUTE_AGO = "- interval '60 s'";
  const HOUR_AHEAD = "+ interval '1 h'";
  const shiftWindows = (shift: string) =>
    sql`update call_count set started_at = clock_timestamp() ${sql.raw(shift)}`.execute(database.db);

  it('are one count for all processes, separately for each limit and address', async () => {
    const counted = [];
    for (const { count } of processes()) counted.push(await count('login', 'a', MINUTE_MS));
    expect(counted.map((answer) => answer?.current)).toEqual([1, 2]);
    for (const answer of counted) {
      expect(answer?.ttl).toBeGreaterThan(MINUTE_MS - 5_000);
      expect(answer?.ttl).toBeLessThanOrEqual(MINUTE_MS);
    }
    const [one] = processes();
    expect((await one?.count('login', 'b', MINUTE_MS))?.current).toBe(1);
    expect((await one?.count('upload', 'a', MINUTE_MS))?.current).toBe(1);
  });

  it.each([
    ['after the window', MINUTE_AGO],
    ['when the clock of the database was set back', HOUR_AHEAD],
  ] as const)('begin again %s', async (when, shift) => {
    const [one] = processes();
    for (const current of [1, 2]) expect(await one?.count(when, 'a', MINUTE_MS)).toMatchObject({ current });
    await shiftWindows(shift);
    expect(await one?.count(when, 'a', MINUTE_MS)).toMatchObject({ current: 1 });
  });

  it('store no address', async () => {
    await processes()[0]?.count('login', '203.0.113.9', MINUTE_MS);
    const rows = await database.db.selectFrom('call_count').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('say nothing when the database fails', async () => {
    const { count } = createSharedCallCounts({ query: () => Promise.reject(new Error('no')) }, SECRET);
    expect(await count('login', 'a', MINUTE_MS)).toBeNull();
  });

  it('wait only a short time for a slow database, and ask it for three counts at most', async () => {
    let asked = 0;
    const query = () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    };
    const { count } = createSharedCallCounts({ query }, SECRET);
    const started = performance.now();
    expect(await Promise.all([1, 2, 3].map(() => count('login', 'a', MINUTE_MS)))).toEqual([
      null,
      null,
      null,
    ]);
    expect(performance.now() - started).toBeGreaterThan(250);
    expect(await count('login', 'a', MINUTE_MS)).toBeNull();
    expect(asked).toBe(3);
  });
});
