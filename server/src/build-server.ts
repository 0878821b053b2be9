import acceptForms from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes';
import type { Database } from './database/database';
import { acceptEmptyJson } from './http/accept-empty-json';
import { installContractErrors, refuseMalformedRequest } from './http/contract-errors';
import { sendSecurityHeaders } from './http/security-headers';
import { installThrottling } from './http/throttle';
import { wellFormedUrl } from './http/well-formed-url';
import { createMachineQueries } from './machines/machine-queries';
import { createMetrics } from './operations/metrics';
import { logOptions, logRequests, type LogLevel } from './operations/request-log';
import { pageSettings, type SiteConfig } from './site/site-config';
import { siteRoutes } from './site/site-routes';
import { pictureRoutes } from './uploads/picture-routes';
import { createPictureStorage } from './uploads/picture-storage';
import { uploadKey } from './uploads/upload-key';
import { createVoteCounts } from './votes/vote-counts';

export interface ServerOptions {
  readonly database: Database;
  /** Folder of the registry and the published releases. */
  readonly siteDir: string;
  readonly publicDir: string;
  /** Folder of uploaded pictures. */
  readonly filesDir: string;
  /** The secret that signs the tokens. It has at least 32 bytes. */
  readonly secret: Uint8Array;
  /** The deployer's configuration of the pages. By default, pages call this server. */
  readonly siteConfig?: SiteConfig | undefined;
  /** The key that an upload must carry. By default, it is derived from `secret`. */
  readonly uploadKey?: string | undefined;
  /** The most bytes that all uploaded pictures may take together; 1 GiB by default. */
  readonly uploadBytes?: number | undefined;
  /** Origins of other sites whose pages may call the API; none by default. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** The bearer token for `/metrics`. If it is not set, only programs on this computer may read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Addresses of proxies whose X-Forwarded headers are trusted; none by default. */
  readonly trustProxy?: string | undefined;
  /** The URL of this site for visitors, without a trailing slash. By default, each request's host is used. */
  readonly publicUrl?: string | undefined;
  /** The lowest level that is logged; `warn` by default. */
  readonly logLevel?: LogLevel | undefined;
  /** Receives the log lines in place of standard output. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
}

const DEFAULT_UPLOAD_BYTES = 2 ** 30;

/** Builds the whole server: the HTTP contract, uploaded pictures and the site. The server does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, filesDir, secret, publicUrl } = options;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    ...logOptions({ level: options.logLevel ?? 'warn', stream: options.logStream }),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    ajv: { customOptions: { allErrors: true, coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
    clientErrorHandler: (_error, socket) => refuseMalformedRequest(socket),
  });
  installContractErrors(app);
  logRequests(app);
  sendSecurityHeaders(app, isHttps);
  acceptEmptyJson(app);
  await app.register(acceptForms);
  await installThrottling(app);

  const metrics = createMetrics();
  metrics.install(app, options.metricsToken);
  const key = uploadKey(options.uploadKey, secret);
  const counts = createVoteCounts(database, { observe: metrics.observeVotes });
  const machines = createMachineQueries(database.db, counts);
  const pictures = await createPictureStorage(filesDir, options.uploadBytes ?? DEFAULT_UPLOAD_BYTES);
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
    findMachine: machines.find,
    observeEvent: metrics.observeEvent,
  });
  return app;
}
