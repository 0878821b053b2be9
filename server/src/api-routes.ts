import type { FastifyPluginAsync } from 'fastify';
import { createAccountQueries } from './accounts/account-queries';
import { accountRoutes } from './accounts/account-routes';
import { createTokens } from './accounts/tokens';
import { biharRoutes } from './counters/bihar-routes';
import { constituencyRoute } from './counters/constituency-route';
import type { Database } from './database/database';
import { allowOrigins } from './http/cors';
import { installOpenApi } from './http/openapi';
import type { MachineQueries } from './machines/machine-queries';
import { machineRoutes } from './machines/machine-routes';
import { createOwnMachineQueries } from './machines/own-machine-queries';
import { ownMachineRoutes } from './machines/own-machine-routes';
import { healthRoute } from './operations/health-route';
import type { PictureStorage } from './uploads/picture-storage';
import { uploadRoutes } from './uploads/upload-routes';
import type { VoteCounts } from './votes/vote-counts';

interface ApiOptions {
  readonly database: Database;
  readonly counts: VoteCounts;
  readonly machines: MachineQueries;
  readonly pictures: PictureStorage;
  readonly secret: Uint8Array;
  readonly uploadKey: string;
  /** Origin of the URLs of uploaded pictures. An empty text makes these URLs relative to this site. */
  readonly pictureOrigin: string;
  readonly corsOrigins: readonly string[];
}

/** Registers the routes of the HTTP contract and of its description, `/api/docs`. Behaviour: The HTTP contract. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { database, counts, machines, pictures, secret } = options;
  await allowOrigins(app, options.corsOrigins);
  await installOpenApi(app);
  await app.register(healthRoute, { db: database.db });
  await app.register(machineRoutes, { prefix: '/api/evm', machines });
  await app.register(constituencyRoute, { prefix: '/fn', counts });
  await app.register(biharRoutes, { prefix: '/api', counts });
  const tokens = createTokens(secret);
  await app.register(accountRoutes, { prefix: '/api', accounts: createAccountQueries(database.db), tokens });
  await app.register(ownMachineRoutes, {
    prefix: '/api',
    machines: createOwnMachineQueries(database.db),
    tokens,
  });
  await app.register(uploadRoutes, { pictures, key: options.uploadKey, origin: options.pictureOrigin });
  // These routes answer every other path under /api, /fn and /s3 with a 404 in JSON. Without them, `siteRoutes` would
  // answer GET requests with an HTML page.
  for (const path of ['/api', '/api/*', '/fn', '/fn/*', '/s3/*'])
    app.all(
      path,
      { schema: { hide: true }, onRequest: (_request, reply) => reply.callNotFound() },
      () => null,
    );
};
