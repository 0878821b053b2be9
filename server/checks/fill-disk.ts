import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../src/errors/operator-error';
import { checkBounds, checkExact } from './check-counts';
import { createFullDisk } from './full-disk';
import { print } from './print';
import { startServerProcess } from './server-process';
import { createVoters } from './voters';

/**
 * Fills the disk while votes arrive. The server may refuse votes or stop, and the start of another server must fail.
 * When the disk has free space again, no acknowledged vote may be lost.
 */
export async function fillDisk(): Promise<void> {
  const disk = await createFullDisk(140);
  if (!disk) return print('Full disk: not checked, because mounting a disk needs root.');
  try {
    const voters = createVoters('demo');
    const start = () => startServerProcess({ DATA_DIR: path.join(disk.folder, 'data') });
    let server = await start();
    const voting = voters.vote(() => server.url, 64);
    await wait(300);
    await disk.fill();
    let ended: string | undefined; // the server's output after its end; undefined while the server runs
    void server.ended.then(({ output }) => (ended = output));
    const outputOfEnded = () => ended;
    while (!voters.statuses.has(503) && outputOfEnded() === undefined) await wait(20);
    const other = await startServerProcess({ DATA_DIR: path.join(disk.folder, 'other') }).then(
      () => 'started',
      reasonOf,
    );
    if (!/is full|no space left/.test(other))
      throw new Error(`Another server on the full disk did not fail as expected: ${other}`);
    await disk.free();
    if (outputOfEnded() !== undefined) {
      if (!outputOfEnded()?.includes('is full'))
        throw new Error(`The server ended with another error: ${outputOfEnded() ?? ''}`);
      server = await start();
    }
    await voting.stop();
    await checkBounds('full disk, then room again', server.url, voters);
    await checkExact('Full disk', server.url, voters);
    await server.end('SIGTERM');
  } finally {
    await disk.remove();
  }
}
