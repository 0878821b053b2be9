import type { FastifyPluginAsync } from 'fastify';
import { createAccountQueries } from './accounts/account-queries';
import { accountRoutes } from './accounts/account-routes';
import { createOwnAccountQueries } from './accounts/own-account-queries';
import { ownAccountRoutes } from './accounts/own-account-routes';
import { createPasswordBrake } from './accounts/password-brake';
import { createResetLinks } from './accounts/reset-links';
import { resetRoutes } from './accounts/reset-routes';
import { createResetMails } from './accounts/send-reset-mails';
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
import { publishedStateRoutes } from './machines/published-state-routes';
import { createShortLinkQueries } from './machines/short-link-queries';
import { shortLinkRoutes } from './machines/short-link-routes';
import { createCountResets } from './numbers/count-resets';
import { createNumberQueries } from './numbers/number-queries';
import { numberRoutes } from './numbers/number-routes';
import { healthRoute } from './operations/health-route';
import type { MailSettings } from './mail/mailer';
import { ownDataRoutes } from './own-data/own-data-routes';
import type { PictureStorage } from './uploads/picture-storage';
import type { NewestRegistry } from './releases/newest-registry';
import { uploadRoutes } from './uploads/upload-routes';
import type { VoteCounts } from './votes/vote-counts';

interface ApiOptions {
  readonly database: Database;
  readonly newestRegistry: NewestRegistry;
  /** True if `/api/docs` describes the API. */
  readonly hasDocs: boolean;
  readonly counts: VoteCounts;
  readonly machines: MachineQueries;
  /** True if the site's pages get their machines from this server. */
  readonly knowsMachines: boolean;
  readonly pictures: PictureStorage;
  /** Removes the files of these pictures, except those that a machine, a kept version or another upload still needs. */
  readonly removePictures: (names: readonly string[]) => Promise<void>;
  readonly secret: Uint8Array;
  readonly uploadKey: string;
  readonly uploadNeedsAccount: boolean;
  /** Origin of the URLs of uploaded pictures. An empty text makes these URLs relative to this site. */
  readonly pictureOrigin: string;
  readonly corsOrigins: readonly string[];
  /** How mails are sent, and the address of this site in them; `undefined` if no mails are sent. */
  readonly mail: (MailSettings & { readonly siteUrl: string }) | undefined;
}

/** Registers the routes of the HTTP contract and of its description, `/api/docs`. Behaviour: The HTTP contract. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { database, counts, machines, knowsMachines, pictures, secret, mail } = options;
  await allowOrigins(app, options.corsOrigins);
  await installOpenApi(app, options.hasDocs);
  await app.register(healthRoute, { db: database.db, newestRegistry: options.newestRegistry });
  const tokens = createTokens(secret, database.db);
  await app.register(machineRoutes, { prefix: '/api/evm', machines, tokens });
  await app.register(constituencyRoute, { prefix: '/fn', counts, db: database.db, knowsMachines });
  await app.register(biharRoutes, { prefix: '/api', counts });
  const brake = createPasswordBrake();
  await app.register(accountRoutes, {
    prefix: '/api',
    accounts: createAccountQueries(database.db),
    brake,
    tokens,
  });
  await app.register(ownAccountRoutes, {
    prefix: '/api',
    brake,
    accounts: createOwnAccountQueries(database.db),
    tokens,
  });
  await app.register(ownDataRoutes, {
    prefix: '/api',
    db: database.db,
    tokens,
    brake,
    pictureOrigin: options.pictureOrigin,
    removePictures: options.removePictures,
  });
  const links = createResetLinks(database.db);
  await app.register(resetRoutes, {
    prefix: '/api',
    links,
    mails: mail && createResetMails(links, mail, mail.siteUrl),
    brake,
  });
  const ownMachines = createOwnMachineQueries(database.db);
  await app.register(ownMachineRoutes, { prefix: '/api', machines: ownMachines, tokens });
  await app.register(publishedStateRoutes, { prefix: '/api', machines: ownMachines, tokens });
  await app.register(shortLinkRoutes, {
    prefix: '/api',
    shortLinks: createShortLinkQueries(database.db),
    tokens,
  });
  await app.register(numberRoutes, {
    prefix: '/api',
    numbers: createNumberQueries(database.db),
    resets: createCountResets(database.db),
    tokens,
  });
  await app.register(uploadRoutes, {
    pictures,
    key: options.uploadKey,
    origin: options.pictureOrigin,
    tokens,
    needsAccount: options.uploadNeedsAccount,
  });
  // A request whose path is under /api, /fn or /s3 and that matches no route above gets a 404 in JSON from the routes
  // below. Without them, `siteRoutes` (site/site-routes.ts) would answer such a GET request with an HTML page.
  for (const path of ['/api', '/api/*', '/fn', '/fn/*', '/s3/*'])
    app.all(
      path,
      { schema: { hide: true }, onRequest: (_request, reply) => reply.callNotFound() },
      () => null,
    );
};
