import acceptForms from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes';
import { installContractErrors, refuseUnreadable } from './http/contract-errors';
import { createMachineStore } from './machines/machine-queries';
import type { Database } from './database/database';
import { createMetrics } from './operations/metrics';
import { logOptions, logRequests, type LogLevel } from './operations/request-log';
import { sendSecurityHeaders } from './http/security-headers';
import { pageSettings, type SiteConfig } from './site/site-config';
import { siteRoutes } from './site/site-routes';
import { installThrottling } from './http/throttle';
import { pictureRoutes } from './uploads/picture-routes';
import { createPictureStore } from './uploads/picture-storage';
import { uploadKey } from './uploads/upload-key';
import { createVoteCounts } from './votes/vote-counts';

export interface ServerOptions {
  readonly database: Database;
  /** Holds the registry and the published releases. */
  readonly siteDir: string;
  readonly publicDir: string;
  /** Holds uploaded pictures. */
  readonly filesDir: string;
  /** What tokens are signed with, 32 bytes or more. */
  readonly secret: Uint8Array;
  /** What the deployer decided for the pages; else they talk to this server. */
  readonly siteConfig?: SiteConfig | undefined;
  /** Goes with uploads; one made of the secret without it. */
  readonly uploadKey?: string | undefined;
  /** Most bytes that all uploaded pictures may take together; a gibibyte without it. */
  readonly uploadBytes?: number | undefined;
  /** Other sites whose pages may call the API. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Lets its bearer read `/metrics`; only this machine without it. */
  readonly metricsToken?: string | undefined;
  /** Addresses of proxies whose word for the visitor's address is taken; nobody's without it. */
  readonly trustProxy?: string | undefined;
  /** Where visitors reach this site, without a trailing slash; else each request's own host. */
  readonly publicUrl?: string | undefined;
  /** `warn` unless told; tests that provoke failures are `silent`. */
  readonly logLevel?: LogLevel | undefined;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
}

/** The whole server, not yet listening: the HTTP contract, uploaded pictures, and the site. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, filesDir, secret, publicUrl } = options;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    ...logOptions({ level: options.logLevel ?? 'warn', stream: options.logStream }),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    ajv: { customOptions: { allErrors: true, coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => wellFormed(url),
    clientErrorHandler: (_error, socket) => refuseUnreadable(socket),
  });
  installContractErrors(app);
  logRequests(app);
  sendSecurityHeaders(app, isHttps);
  acceptEmptyBodies(app);
  await app.register(acceptForms);
  await installThrottling(app);

  const metrics = createMetrics();
  metrics.install(app, options.metricsToken);
  const key = uploadKey(options.uploadKey, secret);
  const counts = createVoteCounts(database, { observe: metrics.observeVotes });
  const machines = createMachineStore(database.db, counts);
  const pictures = await createPictureStore(filesDir, options.uploadBytes ?? 2 ** 30);
  await app.register(apiRoutes, {
    database,
    counts,
    machines,
    pictures,
    secret,
    uploadKey: key,
    pictureOrigin: isHttps && publicUrl ? publicUrl : '',
    corsOrigins: options.corsOrigins ?? [],
  });
  await app.register(pictureRoutes, { folder: filesDir });
  await app.register(siteRoutes, {
    siteDir: options.siteDir,
    publicDir: options.publicDir,
    settings: pageSettings(options.siteConfig ?? {}, key),
    publicUrl,
    findMachine: (vid) => machines.find(vid),
    observeEvent: metrics.observeEvent,
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
