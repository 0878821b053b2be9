import type { HostConfig } from '@demo-evm/shared/contract';
import acceptForms from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { installContractErrors, refuseUnreadable } from './api/errors';
import { accountRoutes } from './accounts/account-routes';
import { createAccountStore } from './accounts/account-store';
import { ownMachineRoutes } from './accounts/own-machine-routes';
import { createOwnMachineStore } from './accounts/own-machine-store';
import { createTokens } from './accounts/tokens';
import { biharRoutes } from './api/bihar-routes';
import { constituencyRoute } from './api/constituency-route';
import { healthRoute } from './api/health-route';
import { machineRoutes } from './api/machine-routes';
import { createMachineStore } from './api/machine-store';
import { createVoteCounts } from './api/vote-counts';
import type { Database } from './database/open-database';
import { siteRoutes } from './site/site-routes';
import { installThrottling } from './throttle';

interface ServerOptions {
  readonly database: Database;
  /** Holds the registry and the published releases. */
  readonly siteDir: string;
  readonly publicDir: string;
  /** What tokens are signed with, 32 bytes or more. */
  readonly secret: Uint8Array;
  /** Addresses of proxies whose word for the visitor's address is taken; nobody's without it. */
  readonly trustProxy?: string | undefined;
  /** Where visitors reach this site, without a trailing slash; else each request's own host. */
  readonly publicUrl?: string | undefined;
  /** `warn` unless told; tests that provoke failures are `silent`. */
  readonly logLevel?: 'warn' | 'silent';
}

/** Where this server answers each part of the contract. BEHAVIOUR: The HTTP contract. */
const CONFIG: HostConfig = {
  bases: { auth: '/api', evm: '/api/evm', stat: '/api', upload: '', counter: '/fn/vidhansabha' },
  voteIds: true,
  votingDays: {},
};

/** The whole server, not yet listening: the HTTP contract under /api, and the site. */
export async function buildServer({
  database,
  siteDir,
  publicDir,
  secret,
  trustProxy,
  publicUrl,
  logLevel = 'warn',
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel },
    bodyLimit: 64 * 1024,
    trustProxy: trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4096 },
    ajv: { customOptions: { allErrors: true, coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => wellFormed(url),
    clientErrorHandler: (_error, socket) => refuseUnreadable(socket),
  });
  installContractErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  acceptEmptyBodies(app);
  await app.register(acceptForms);
  await installThrottling(app);

  await app.register(healthRoute, { db: database.db });
  const counts = createVoteCounts(database.db);
  const machines = createMachineStore(database.db, counts);
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
  for (const rest of ['/api', '/api/*', '/fn', '/fn/*'])
    app.all(rest, (_request, reply) => reply.callNotFound());
  await app.register(siteRoutes, {
    siteDir,
    publicDir,
    config: CONFIG,
    publicUrl,
    findMachine: (vid) => machines.find(vid),
  });
  return app;
}

/** `POST` with a JSON content type and nothing in it is a valid increment; the framework refuses it. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}

/** A `%` that begins no character is a plain one: `/demo/100%` is an unknown machine, not a broken request. */
function wellFormed(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
