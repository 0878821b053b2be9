import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { countAnswers } from './count-answers';
import { startHelloWorld } from './hello-world-process';
import { percentile } from './percentile';
import { print } from './print';
import { cpuSecondsOf } from './process-use';
import { startServerProcess } from './server-process';

/**
 * Measures how many requests of each kind one processor answers: `npm run bench:pages -w server`. The kinds take turns.
 * The figures are requests for a second of the server's processor, because the senders use the same computer. The
 * benchmark fails when a page of a known machine is answered less than a quarter as often as the text of the smallest
 * server of the same framework. It uses the embedded database, or the one in `DATABASE_URL`. 100 visitors at once ask for
 * each kind, also for the text, because the target was set for that many.
 */
const ROUNDS = 5;
const TURN_SECONDS = 3;
const CONNECTIONS = 100;
const LEAST_SHARE = 0.25;

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
const server = await startServerProcess({
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  LOG_LEVEL: 'silent',
});
const hello = await startHelloWorld();

const known = await fetch(`${server.url}/demo/demo`, { headers: { 'accept-encoding': 'br' } });
const [, script = ''] = /<script defer data-shell src="([^"]+)"/.exec(await known.text()) ?? [];
const compressed = { 'accept-encoding': 'br' };
const kinds = {
  'hello world': { at: hello, path: '/', headers: {} },
  'a page of a known machine': { at: server, path: '/demo/demo', headers: compressed },
  'the same page, which the browser has (304)': {
    at: server,
    path: '/demo/demo',
    headers: { ...compressed, 'if-none-match': known.headers.get('etag') ?? '' },
  },
  'a script of a release': { at: server, path: script, headers: compressed },
  'the count of a machine': { at: server, path: '/api/evm/evm/count/demo', headers: {} },
};
type Kind = keyof typeof kinds;
const rates = new Map<string, number[]>();

for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, { at, path: address, headers }] of Object.entries(kinds)) {
    const before = await cpuSecondsOf(at.pid);
    const answers = await countAnswers({
      url: at.url + address,
      connections: CONNECTIONS,
      seconds: TURN_SECONDS,
      headers,
    });
    const rate = answers / ((await cpuSecondsOf(at.pid)) - before);
    if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]); // the first round compiles the code
  }
}
await server.end('SIGTERM');
hello.end();
await fs.rm(dataDir, { recursive: true });

const median = (name: Kind) => percentile(rates.get(name) ?? [], 0.5);
for (const name of Object.keys(kinds) as Kind[])
  print(
    `${name.padEnd(44)} ${Math.round(median(name)).toLocaleString('en').padStart(7)} for a processor second`,
  );
const share = median('a page of a known machine') / median('hello world');
print(`A page is answered ${share.toFixed(2)} times as often as hello world; at least ${LEAST_SHARE}.`);
if (share < LEAST_SHARE) process.exitCode = 1;
