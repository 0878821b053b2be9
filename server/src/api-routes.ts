import type { FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './accounts/account-routes';
import { createAccountStore } from './accounts/account-queries';
import { ownMachineRoutes } from './machines/own-machine-routes';
import { createOwnMachineStore } from './machines/own-machine-queries';
import { createTokens } from './accounts/tokens';
import type { Database } from './database/database';
import type { PictureStore } from './uploads/picture-storage';
import { uploadRoutes } from './uploads/upload-routes';
import type { VoteCounts } from './votes/vote-counts';
import { biharRoutes } from './counters/bihar-routes';
import { constituencyRoute } from './counters/constituency-route';
import { allowOrigins } from './http/cors';
import { healthRoute } from './operations/health-route';
import { machineRoutes } from './machines/machine-routes';
import type { MachineStore } from './machines/machine-queries';
import { installOpenApi } from './http/openapi';

interface ApiOptions {
  readonly database: Database;
  readonly counts: VoteCounts;
  readonly machines: MachineStore;
  readonly pictures: PictureStore;
  readonly secret: Uint8Array;
  readonly uploadKey: string;
  /** See `UploadOptions`. */
  readonly pictureOrigin: string;
  readonly corsOrigins: readonly string[];
}

/** The whole HTTP contract, and its description at `/api/docs`. Behaviour: The HTTP contract. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { database, counts, machines, pictures, secret } = options;
  await allowOrigins(app, options.corsOrigins);
  await installOpenApi(app);
  await app.register(healthRoute, { db: database.db });
  await app.register(machineRoutes, { prefix: '/api/evm', machines });
  await app.register(constituencyRoute, { prefix: '/fn', counts });
  await app.register(biharRoutes, { prefix: '/api', counts });
  const tokens = createTokens(secret);
  await app.register(accountRoutes, { prefix: '/api', accounts: createAccountStore(database.db), tokens });
  await app.register(ownMachineRoutes, {
    prefix: '/api',
    machines: createOwnMachineStore(database.db),
    tokens,
  });
  await app.register(uploadRoutes, { pictures, key: options.uploadKey, origin: options.pictureOrigin });
  for (const rest of ['/api', '/api/*', '/fn', '/fn/*', '/s3/*'])
    app.all(
      rest,
      { schema: { hide: true }, onRequest: (_request, reply) => reply.callNotFound() },
      () => null,
    );
};
