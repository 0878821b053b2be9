import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CALLERS, SECONDS } from './bench-settings';
import type { LoadResult, Way } from './vote-load';

/**
 * Casts votes from several processes at once, and combines their results. The processes share `CALLERS`
 * loops. Each loop casts one vote after another.
 */
export async function loadInProcesses(url: string, way: Way, processes: number): Promise<LoadResult> {
  const file = path.join(import.meta.dirname, 'processes/load-votes.ts');
  const children = Array.from({ length: processes }, () =>
    fork(file, [way, String(CALLERS / processes), String(SECONDS)], {
      env: { ...process.env, DATABASE_URL: url },
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const results = await Promise.all(
    children.map(async (child) => {
      child.send('go');
      return ((await once(child, 'message')) as [LoadResult])[0];
    }),
  );
  return {
    acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    latencies: results.flatMap(({ latencies }) => latencies),
  };
}
