import acceptForms from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes';
import { watchCanaries } from './canary-watch/watch-canaries';
import { acceptEmptyJson } from './http/accept-empty-json';
import { installContractErrors, refuseUnreadableRequest, unreadableReason } from './http/contract-errors';
import { CONNECTION_OPTIONS, limitConnections } from './http/limit-connections';
import { refuseAtOnce } from './http/refuse-at-once';
import { refuseCrossSite } from './http/refuse-cross-site';
import { refuseTwoHosts } from './http/refuse-two-hosts';
import { sendSecurityHeaders } from './http/security-headers';
import { createSharedCallCounts } from './http/shared-call-counts';
import { installThrottling } from './http/throttle';
import { wellFormedUrl } from './http/well-formed-url';
import { openLinkPictures } from './link-picture/open-link-pictures';
import { createMachineQueries } from './machines/machine-queries';
import { createMetrics } from './operations/metrics';
import { logOptions, logRequests } from './operations/request-log';
import { collectNumbers } from './release-numbers/collect-numbers';
import { createPreviewKey } from './release-preview/preview-key';
import { releasesPageRoute } from './releases-page/releases-page-route';
import type { ServerOptions } from './server-options';
import { followRegistry } from './releases/followed-registry';
import { keepNewestRegistry } from './releases/newest-registry';
import { hasOwnAccounts } from './site/page-config';
import { pageSettings } from './site/page-settings';
import { siteRoutes } from './site/site-routes';
import { keepForgettingPictures, removeUnneeded } from './uploads/forget-pictures';
import { openPictureStore } from './uploads/open-picture-store';
import type { UploadQuota } from './uploads/picture-records';
import { pictureRoutes } from './uploads/picture-routes';
import { createPictureStorage } from './uploads/picture-storage';
import { uploadKey } from './uploads/upload-key';
import { createVoteCounts } from './votes/vote-counts';

const DEFAULT_UPLOAD_BYTES = 2 ** 30;
const DEFAULT_UPLOAD_QUOTA: UploadQuota = { picturesPerDay: 50, accountBytes: 20 * 2 ** 20 };

/** Builds the whole server: the HTTP contract, uploaded pictures and the site. The server does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, filesDir, secret, publicUrl, corsOrigins = [] } = options;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    ...logOptions({ level: options.logLevel ?? 'warn', stream: options.logStream }),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    ajv: { customOptions: { allErrors: true, coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
    ...CONNECTION_OPTIONS,
    clientErrorHandler: (error, socket) => refuseUnreadableRequest(unreadableReason(error), socket),
  });
  limitConnections(app);
  refuseAtOnce(app);
  installContractErrors(app);
  logRequests(app);
  sendSecurityHeaders(app, isHttps);
  refuseTwoHosts(app);
  refuseCrossSite(app, corsOrigins);
  acceptEmptyJson(app);
  await app.register(acceptForms);
  await installThrottling(app, database.isShared ? createSharedCallCounts(database, secret) : undefined);

  const metrics = createMetrics();
  metrics.install(app, options.metricsToken);
  const key = uploadKey(options.uploadKey, secret);
  const counts = createVoteCounts(database, { observe: metrics.observeVotes });
  const machines = createMachineQueries(database, counts);
  const isOfOwnAccounts = hasOwnAccounts(options.siteConfig ?? {});
  const uploadNeedsAccount = options.uploadNeedsAccount ?? isOfOwnAccounts;
  const files = openPictureStore(database, options);
  const pictures = await createPictureStorage({
    db: database.db,
    folder: filesDir,
    files,
    maxTotalBytes: options.uploadBytes ?? DEFAULT_UPLOAD_BYTES,
    quota: options.uploadQuota ?? DEFAULT_UPLOAD_QUOTA,
  });
  // Where accounts or machines are on another server, a picture that looks unused may be in use there.
  if (uploadNeedsAccount && isOfOwnAccounts)
    keepForgettingPictures(app, { db: database.db, files, folder: filesDir });
  const { storage } = options;
  const keepRegistry = storage.isRemote ? followRegistry : keepNewestRegistry;
  const newestRegistry = keepRegistry(storage, (error) =>
    app.log.error({ err: error }, 'the newest revision of the registry is not used'),
  );
  app.addHook('onClose', () => newestRegistry.close());
  metrics.watchRegistry(newestRegistry.brokenRevision);
  await app.register(apiRoutes, {
    database,
    newestRegistry,
    hasDocs: options.hasApiDocs ?? true,
    counts,
    machines,
    knowsMachines: isOfOwnAccounts,
    pictures,
    removePictures: async (names) => {
      if (isOfOwnAccounts) await removeUnneeded(database.db, files, names);
    },
    secret,
    uploadKey: key,
    uploadNeedsAccount,
    pictureOrigin: isHttps && publicUrl ? publicUrl : '',
    corsOrigins,
    mail: options.mail && publicUrl !== undefined ? { ...options.mail, siteUrl: publicUrl } : undefined,
  });
  if (options.releasesToken !== undefined)
    await app.register(releasesPageRoute, { db: database.db, storage, token: options.releasesToken });
  await app.register(pictureRoutes, { store: files });
  await app.register(siteRoutes, {
    storage,
    readRegistry: newestRegistry.read,
    publicDir: options.publicDir,
    settings: pageSettings(options.siteConfig ?? {}, key, options.worker.isOn),
    worker: options.worker,
    publicUrl,
    findMachine: machines.find,
    linkPictures: await openLinkPictures(app, files, options),
    previewKey: createPreviewKey(options.previewSecret ?? secret),
    events: collectNumbers(app, database.db, metrics.events),
  });
  watchCanaries(app, {
    db: database.db,
    storage,
    readRegistry: newestRegistry.read,
    setting: options.canaryWatch ?? 'asked',
    onChange: (reason) => app.log.warn(reason),
  });
  return app;
}
