import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../server-process';
import { withDisk } from './disk';
import { expectNoStart } from './expect-no-start';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';

const DISK_MEGABYTES = 140;

/**
 * Fills the disk while votes arrive. The server may refuse votes or stop, and the start of another server must fail.
 * Then the disk has free space again.
 */
export const fillDisk: Fault = {
  needs: 'root',
  check: () =>
    withDisk(DISK_MEGABYTES, async (disk) => {
      const start = () =>
        startServerProcess({ DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'silent' });
      let server = await start();
      // More voters than usual, so that the last free pages of the database are soon used.
      const pace = { atOnce: 64, pauseMs: 0 };
      const expected = { urlOf: () => server.url, isCut: true, pace };
      await underTraffic('the disk is full, then has room again', expected, async ({ statuses }) => {
        await disk.fill();
        let ended: string | undefined; // the server's output after its end; undefined while the server runs
        void server.ended.then(({ output }) => (ended = output));
        const outputOfEnded = () => ended;
        while (!statuses.has(503) && outputOfEnded() === undefined) await wait(20);
        await expectNoStart({ DATA_DIR: path.join(disk.folder, 'other') }, /is full|no space left/);
        await disk.free();
        if (outputOfEnded() === undefined) return;
        if (!outputOfEnded()?.includes('is full'))
          throw new Error(`the server ended with another error: ${outputOfEnded() ?? ''}`);
        server = await start();
      });
      await server.end('SIGTERM');
    }),
};
