import compressAnswers from '@fastify/compress';
import { mountedAt } from '@demo-evm/shared/domain';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { shellEventRoutes } from '../operations/shell-event-routes';
import { hasContent } from '../http/etag';
import { createFolderStorage } from '../releases/folder-storage';
import { bucketCookie, bucketOf, hasLeftCanary, newBucket } from './canary-bucket';
import { createPageCompressor, FAST_BROTLI } from './compressed-page';
import { createPageMaker } from './make-page';
import { machineSource, type FindMachine } from './machine-source';
import { MANIFEST_PATH, manifestAddress } from './manifest-address';
import { openRoute, readAnswers, type OpenedRoute } from './open-route';
import { parsePageAddress, START_ADDRESS, type PageAddress } from './page-address';
import { createViewRenderer } from './server-render/view-renderer';
import type { PageSettings } from './site-config';
import { serveSiteFiles } from './site-files';
import { createSiteReader, type LiveSite, type Site } from './site-registry';
import { webManifest } from './web-manifest';

export interface SiteOptions {
  /** Folder of the registry and the releases. */
  readonly siteDir: string;
  /** Folder of files that belong to no release, such as icons, robots.txt and the picture of link previews. */
  readonly publicDir: string;
  readonly settings: PageSettings;
  /** The origin at which visitors reach this site; `undefined` to use the origin of each request. */
  readonly publicUrl: string | undefined;
  /** Reads the public details of a machine from this server's database. */
  readonly findMachine: FindMachine;
  /** Counts an event that a shell reports. */
  readonly observeEvent: (kind: string, module: string) => void;
}

/**
 * Serves the site: immutable releases under `/<module>/<version>/`, the registry, web app manifests, the public files,
 * and a page for every path that has no other route. Also receives the events of shells. The answer for a missing file
 * of a release is a 404 in JSON, never a page.
 */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, options) => {
  const { settings } = options;
  const evmBase = settings.config.bases.evm;
  const findMachine = machineSource(evmBase, options.findMachine);
  const storage = createFolderStorage(options.siteDir);
  const readLive = createSiteReader(storage, (error) =>
    app.log.error({ err: error }, 'a translation table is skipped'),
  );
  const renderView = createViewRenderer(storage, (error) =>
    app.log.error({ err: error }, 'server-side rendering failed'),
  );
  const compress = createPageCompressor((error) =>
    app.log.error({ err: error }, 'a page could not be compressed'),
  );
  const makePage = createPageMaker({ settings, renderView, compress });
  await serveSiteFiles(app, options);
  await app.register(compressAnswers, { global: false });

  await app.register(shellEventRoutes, {
    observe: options.observeEvent,
    readModules: async () => (await readLive()).modules,
  });

  const compressed: RouteShorthandOptions = {
    compress: { encodings: ['br', 'gzip'], brotliOptions: FAST_BROTLI },
  };

  app.get('/registry.json', compressed, async (request, reply) => {
    const { registry, etag } = await readLive();
    reply.headers({ 'cache-control': 'no-cache', etag });
    return hasContent(request.headers['if-none-match'], etag) ? reply.code(304).send() : registry;
  });

  app.get(MANIFEST_PATH, compressed, async (request, reply) => {
    const site = await (await readLive()).siteFor(null);
    for (const address of [manifestAddress(request.query), START_ADDRESS]) {
      const opened = await open(request, site, address);
      if (!opened || opened.link.isMissing) continue;
      reply.header('cache-control', 'public, max-age=3600');
      return reply.type('application/manifest+json').send(webManifest(site, { path: address.path, opened }));
    }
    return reply.callNotFound();
  });

  app.get('/*', compressed, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?'); // new URL() would throw for the path `//`
    const live = await readLive();
    if (live.modules.has(pathname.split('/')[1] ?? '')) return sendReleasedFile(reply, pathname);
    const site = await siteForVisitor(request, reply, live);
    return sendPage(request, reply, site, parsePageAddress(pathname));
  });

  /**
   * Gives the releases for a visitor. While a canary runs, no shared cache may keep a page, and a cookie keeps the
   * visitor in one bucket.
   */
  function siteForVisitor(request: FastifyRequest, reply: FastifyReply, live: LiveSite): Promise<Site> {
    if (!live.hasCanary) {
      reply.header('cache-control', 'no-cache');
      return live.siteFor(null);
    }
    const known = bucketOf(request.headers.cookie);
    const bucket = known ?? newBucket();
    const isHttps = request.protocol === 'https' || options.publicUrl?.startsWith('https:') === true;
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    if (known === null) reply.header('set-cookie', bucketCookie(bucket, isHttps));
    return live.siteFor(bucket, (module) =>
      hasLeftCanary(request.headers.cookie, module, live.registry.revision),
    );
  }

  function sendReleasedFile(reply: FastifyReply, pathname: string) {
    // If the file is missing, the server's not-found handler replaces this header.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.sendFile(decodeURIComponent(pathname));
  }

  function open(request: FastifyRequest, site: Site, address: PageAddress): Promise<OpenedRoute> | undefined {
    const remote = mountedAt(address.path, site.remotes);
    return remote && openRoute(site, remote, { ...lookup(request, address), origin: originFor(request) });
  }

  function lookup(request: FastifyRequest, address: PageAddress) {
    const onFailure = (error: unknown) =>
      request.log.error({ err: error }, 'the page is sent without its machine');
    return { address, evmBase, findMachine, onFailure };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, address: PageAddress) {
    const answers = await readAnswers(lookup(request, address));
    const cookies = request.headers.cookie;
    const page = await makePage({ site, address, origin: originFor(request), answers, cookies });
    const varies = page.variesByCookie || reply.hasHeader('vary') ? ['cookie'] : [];
    // A 304 needs all these headers too, because they replace the headers of the page in the browser's cache.
    reply.headers({
      'content-security-policy': page.policy,
      vary: [...varies, 'accept-encoding'].join(', '),
      ...(page.status === 200 && { etag: page.etag }),
    });
    if (page.status === 200 && hasContent(request.headers['if-none-match'], page.etag))
      return reply.code(304).send();
    reply.code(page.status).type('text/html; charset=utf-8');
    if (!acceptsBrotli(request)) return reply.send(await page.content.html());
    return reply.header('content-encoding', 'br').send(page.content.brotli());
  }

  /** The origin at which this visitor reaches the site. */
  function originFor(request: FastifyRequest): string {
    return options.publicUrl ?? originOf(request);
  }
};

function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b/.test(headers['accept-encoding'] ?? '');
}

/** The origin that the visitor requested. It is `http://localhost` when the request has no valid host. */
function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
