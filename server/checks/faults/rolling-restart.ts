import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { NGINX_NOTICE_MS, startNginx } from '../nginx-process';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withSharedSite } from './with-servers';

/**
 * Restarts two servers one after the other behind nginx, with the configuration in docs/deploy/nginx.conf, as a
 * deployment does. docs/deploy.md#update
 */
export const rollingRestart: Fault = {
  needs: 'Postgres and nginx',
  check: ({ postgresUrl }) =>
    withSharedSite(postgresUrl, async ({ start }) => {
      const startAt = (port: number) => start({ PORT: String(port) });
      const ports = [await getPort(), await getPort()] as const;
      const servers = [await startAt(ports[0]), await startAt(ports[1])];
      const nginx = await startNginx(ports);
      // nginx sees one address for all voters. Four voters with these pauses stay below the limit of an address.
      const expected = {
        urlOf: () => `http://127.0.0.1:${nginx.port}`,
        pace: { atOnce: 4, pauseMs: 200 },
      };
      try {
        await underTraffic('two servers behind nginx are restarted one by one', expected, async () => {
          for (const [index, port] of ports.entries()) {
            await servers[index]?.end('SIGTERM');
            servers[index] = await startAt(port);
            await wait(NGINX_NOTICE_MS);
          }
        });
      } finally {
        await nginx.stop();
      }
    }),
};
