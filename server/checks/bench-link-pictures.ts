import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/database/open-database';
import { startServerProcess } from './server-process';
import { print } from './print';
import { reportTimes, timeVisits, type Spread } from './time-visits';

/**
 * Measures how much slower pages are while messengers ask for the pictures of 500 machines at once:
 * `npm run bench:link-pictures -w server`. Visitors request pages before the pictures are requested, while the pictures
 * are drawn, and after the last picture. The benchmark fails when the median or the 95th percentile of the time for a
 * page more than doubles while the pictures are drawn. It also fails when a picture is not drawn within 15 minutes.
 */
const MACHINES = 500;
const VISITORS = 4;
const QUIET_MS = 10_000;
const BUSY_MS = 20_000;
/** The pause of a visitor between two pages. Without it, the visitors would only measure their own load. */
const PAUSE_MS = 10;
const MOST_SLOWDOWN = 2;

const vids = Array.from({ length: MACHINES }, (_, index) => `bench-${index}`);

/** Adds `MACHINES` machines to a new database. Each machine has its own name. */
async function addMachines(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const machines = vids.map((vid, index) => ({
    vid,
    vidint: index,
    evmsr: (index % 16) + 1,
    cname: `आशा नमुने ${index}`,
    e_cname: `Asha Namune ${index}`,
    main_title: 'Maharashtra Municipal Corporation Election',
    symbolurl: '/images/demo-symbol.png',
  }));
  await database.db.insertInto('machine').values(machines).execute();
  await database.close();
}

const visitor = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});
const get = (url: string) => fetch(url, { headers: visitor(), redirect: 'manual' });

/** Requests pages of machines until `until` resolves, and gives the milliseconds that each page took. */
const visitPages = (url: string, until: Promise<unknown>) =>
  timeVisits(
    {
      count: VISITORS,
      pauseMs: PAUSE_MS,
      visit: async () =>
        (await get(`${url}/demo/${vids[Math.floor(Math.random() * MACHINES)] ?? ''}`)).text(),
    },
    until,
  );

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
await addMachines(dataDir);
const { url, end } = await startServerProcess({ DATA_DIR: dataDir });

const addresses: string[] = [];
for (const vid of vids) {
  const html = await (await get(`${url}/demo/${vid}`)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  if (!picture.includes('/link-pictures/'))
    throw new Error(`The page of ${vid} names the picture ${picture}.`);
  addresses.push(new URL(picture).pathname);
}

const before = reportTimes('before', await visitPages(url, wait(QUIET_MS)));
const started = performance.now();
const asked = Promise.all(addresses.map(async (address) => (await get(url + address)).status));
const during = reportTimes(`while ${MACHINES} pictures are asked for`, await visitPages(url, wait(BUSY_MS)));
const statuses = await asked;
const atOnce = statuses.filter((status) => status === 200).length;

let missing = addresses;
while (missing.length > 0) {
  await wait(2_000);
  const answers = await Promise.all(
    missing.slice(0, 20).map(async (address) => ((await get(url + address)).status === 200 ? address : '')),
  );
  const drawn = new Set(answers);
  const left = missing.filter((address) => !drawn.has(address));
  if (performance.now() - started > 900_000) throw new Error(`${left.length} pictures are not drawn.`);
  missing = left;
}
print(
  `${MACHINES} pictures: ${atOnce} within the first answer, all after ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
const after = reportTimes('after', await visitPages(url, wait(QUIET_MS)));

await end('SIGTERM');
await fs.rm(dataDir, { recursive: true });

const slowdown = (of: (times: Spread) => number) => of(during) / ((of(before) + of(after)) / 2);
const [median, p95] = [slowdown((times) => times.median), slowdown((times) => times.p95)];
print(
  `A page is ${median.toFixed(2)} times as slow in the median, ${p95.toFixed(2)} times at the 95th percentile`,
);
if (Math.max(median, p95) > MOST_SLOWDOWN) throw new Error(`The limit is ${MOST_SLOWDOWN} times.`);
