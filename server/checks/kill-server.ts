import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkBounds, checkExact } from './check-counts';
import { startServerProcess } from './server-process';
import { createVoters } from './voters';

/** Kills a server with the embedded database in each round, while voters vote. */
export async function killServer(rounds: number, voterCount: number): Promise<void> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-kill-'));
  const voters = createVoters('demo');
  let server = await startServerProcess({ DATA_DIR: dataDir });
  for (let round = 1; round <= rounds; round += 1) {
    const voting = voters.vote(() => server.url, voterCount);
    await wait(800 + randomInt(1_000));
    await server.end('SIGKILL');
    await voting.stop();
    server = await startServerProcess({ DATA_DIR: dataDir });
    await checkBounds(`kill -9 of the server, ${round}`, server.url, voters);
  }
  await checkExact(`Embedded database, ${rounds} kills`, server.url, voters);
  await server.end('SIGTERM');
  await fs.rm(dataDir, { recursive: true });
}
