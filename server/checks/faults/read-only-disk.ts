import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withDisk } from './disk';
import { expectNoStart } from './expect-no-start';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withSharedSite } from './with-servers';

const READ_ONLY_MS = 2_000;

/**
 * Makes the disk with the releases read-only while a server on Postgres runs, as soon as the server has copied the
 * releases of the database to it. Votes and pages go on, because the server writes neither there. A server with the
 * embedded database must not start on such a disk.
 */
export const readOnlyDisk: Fault = {
  needs: 'Postgres and root',
  check: ({ postgresUrl }) =>
    withDisk(140, (disk) =>
      withSharedSite(postgresUrl, async ({ start }) => {
        const { url } = await start({ DATA_DIR: path.join(disk.folder, 'data') });
        const what = `the disk of a server on Postgres is read-only for ${READ_ONLY_MS / 1_000} s`;
        await underTraffic(what, { urlOf: () => url }, async () => {
          const other = await fs.mkdtemp(path.join(disk.folder, 'other-'));
          await disk.setReadOnly(true);
          await expectNoStart({ DATA_DIR: other }, /read-only/i);
          await wait(READ_ONLY_MS);
          await disk.setReadOnly(false);
        });
      }),
    ),
};
