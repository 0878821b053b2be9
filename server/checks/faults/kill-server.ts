import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withFolder, withServers, withTwoServers } from './with-servers';

/** Kills a server with the embedded database in each round, and starts it again. */
export const killServer: Fault = {
  check: ({ rounds }) =>
    withFolder((dataDir) =>
      withServers(async (start) => {
        let server = await start({ DATA_DIR: dataDir });
        const what = `the server on the embedded database is killed ${rounds} times`;
        await underTraffic(what, { urlOf: () => server.url, isCut: true }, async () => {
          for (let round = 0; round < rounds; round += 1) {
            await wait(300 + randomInt(1_000));
            await server.end('SIGKILL');
            server = await start({ DATA_DIR: dataDir });
          }
        });
      }),
    ),
};

/** Kills one of two servers on one Postgres. Its visitors go to the other server. */
export const killOneOfTwo: Fault = {
  needs: 'Postgres',
  check: ({ postgresUrl }) =>
    withTwoServers(postgresUrl, async (servers) => {
      let live: readonly { readonly url: string }[] = servers;
      const urlOf = () => live[randomInt(live.length)]?.url ?? '';
      await underTraffic('one of two servers on one Postgres is killed', { urlOf, isCut: true }, async () => {
        live = [servers[0]];
        await servers[1].end('SIGKILL');
        await wait(1_000);
      });
    }),
};
