import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withDisk } from './disk';
import { expectNoStart } from './expect-no-start';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withServers } from './with-servers';

const DISK_MEGABYTES = 140;

/**
 * Fills the disk while votes arrive. The server may refuse votes or stop, and the start of another server must fail.
 * Then the disk has free space again.
 */
export const fillDisk: Fault = {
  needs: 'root',
  check: () =>
    withDisk(DISK_MEGABYTES, (disk) =>
      withServers(async (start) => {
        const dataDir = path.join(disk.folder, 'data');
        let server = await start({ DATA_DIR: dataDir });
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
          server = await start({ DATA_DIR: dataDir });
        });
      }),
    ),
};
