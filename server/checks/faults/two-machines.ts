import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { postFromManyAddresses } from '../loopback-addresses';
import { NGINX_NOTICE_MS, startNginx } from '../nginx-process';
import { print } from '../print';
import type { ServerProcess } from '../server-process';
import type { Fault } from './fault';
import { createReleaser, MODULE } from './release-and-roll-back';
import { createUploader } from './upload-pictures';
import { underTraffic } from './under-traffic';
import { waitUntilServed } from './wait-until-served';
import { withSharedSite } from './with-servers';

/** A release or a picture of one machine must be on the other within this time. docs/deploy.md#several-machines */
const MOST_MS = 2_000;
const PACE = { atOnce: 16, pauseMs: 5 };

type Pair = [ServerProcess, ServerProcess];

/**
 * Two servers with folders of their own share one Postgres, and nginx balances them. In each round a remote is released,
 * a picture is uploaded to one of them, one is killed during a rollback, and started again.
 */
export const twoMachines: Fault = {
  needs: 'Postgres and nginx',
  check: ({ rounds, votes, postgresUrl }) =>
    withSharedSite(postgresUrl, async ({ start, databaseUrl, folder }) => {
      const ports = [await getPort(), await getPort()] as const;
      const startMachine = (machine: 0 | 1) =>
        start({
          DATA_DIR: path.join(folder, `machine-${machine}`),
          PORT: String(ports[machine]),
          UPLOADS_PER_DAY: String(rounds),
        });
      const servers: Pair = [await startMachine(0), await startMachine(1)];
      const releaser = await createReleaser(folder, databaseUrl);
      const upload = await createUploader(servers[0].url);
      const nginx = await startNginx(ports); // last, because it would outlive this program if a later step failed
      const site = `http://127.0.0.1:${nginx.port}`;
      const longest = { release: 0, picture: 0 };

      const round = async () => {
        const released = await releaser.release();
        longest.release = Math.max(longest.release, await waitUntilServed(servers, released));
        const from = randomInt(2) as 0 | 1;
        const picture = await upload(servers[from].url);
        longest.picture = Math.max(
          longest.picture,
          await waitUntilServed([servers[1 - from] as ServerProcess], picture),
        );
        const killed = randomInt(2) as 0 | 1;
        const rolledBack = releaser.rollBack();
        await wait(randomInt(200));
        await servers[killed].end('SIGKILL');
        servers[killed] = await startMachine(killed);
        await waitUntilServed(servers, await rolledBack);
        await wait(NGINX_NOTICE_MS);
      };

      const what = `two machines behind nginx, ${rounds} kills, ${rounds} releases and rollbacks of ${MODULE}`;
      const expected = { urlOf: () => site, isCut: true, pace: PACE, post: postFromManyAddresses };
      try {
        await underTraffic(what, expected, async ({ sent }) => {
          for (let done = 0; done < rounds; done += 1) await round();
          while (sent.size < votes) await wait(100);
        });
      } finally {
        await nginx.stop();
        await releaser.end();
      }
      const [release, picture] = [Math.round(longest.release), Math.round(longest.picture)];
      print(`  on the other machine after at most: a release ${release} ms, a picture ${picture} ms`);
      if (Math.max(release, picture) > MOST_MS)
        throw new Error(`a release or a picture was not on both machines within ${MOST_MS} ms`);
    }),
};
