import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { CALLERS, engine, SECONDS } from './bench-settings';
import { print } from './print';
import { startServerProcess } from './server-process';
import { countOf } from './voters';

/**
 * Measures votes that autocannon sends over HTTP. autocannon runs on the same computer, which makes the servers slower.
 */
export async function loadThroughHttp(url: string, processes: number): Promise<void> {
  const environment = {
    DATA_DIR: path.join(path.sep, 'tmp', `demo-evm-bench-${process.pid}`),
    DATABASE_URL: url,
  };
  const servers = [];
  for (let index = 0; index < processes; index += 1) servers.push(await startServerProcess(environment));
  const [first] = servers;
  if (!first) return;
  const before = await countOf(first.url, 'demo');
  const results = await Promise.all(
    servers.map((server) =>
      autocannon({
        url: server.url,
        connections: CALLERS / processes,
        duration: SECONDS,
        requests: [
          {
            method: 'POST',
            setupRequest: (request) => ({
              ...request,
              path: `/api/evm/evm/increment_count/demo?rid=${crypto.randomUUID()}`,
              headers: {
                'x-forwarded-for': `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
              },
            }),
          },
        ],
      }),
    ),
  );
  // autocannon does not wait for the responses to its last requests, so the servers may still be storing votes
  await wait(500);
  const counted = (await countOf(first.url, 'demo')) - before;
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const most = (of: (result: autocannon.Result) => number) => Math.max(...results.map(of));
  print(
    `HTTP, ${engine}, ${processes} ${processes === 1 ? 'process' : 'processes'}, ${CALLERS} connections: ${Math.round(sum((r) => r['2xx']) / SECONDS)}/s   p50 ${most((r) => r.latency.p50)} ms   p99 ${most((r) => r.latency.p99)} ms   acknowledged ${sum((r) => r['2xx'])}, stored ${counted}, other answers ${sum((r) => r.non2xx)}`,
  );
  if (counted < sum((r) => r['2xx'])) throw new Error('Acknowledged votes are not stored.');
  for (const server of servers) await server.end('SIGTERM');
}
