import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import { mountedAt, redirectOf } from '@demo-evm/shared/domain';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { shellEventRoutes } from '../operations/shell-events';
import { folderStore } from '../releases/folder-storage';
import { assemblePage, takesFirstView } from './assemble-page';
import { bucketCookie, bucketOf, hasLeftCanary, newBucket } from './canary-bucket';
import { createFirstViews, type FirstView } from './first-view/first-views';
import { languageOf } from './first-view/language-cookie';
import { machineSource, type FindMachine } from './machine-source';
import { openRoute, type OpenedRoute } from './open-route';
import type { PageSettings } from './site-config';
import { createSiteReader, type LiveSite, type Site } from './site-registry';

export interface SiteOptions {
  /** Holds the registry and the releases. */
  readonly siteDir: string;
  /** Holds files that belong to no release: pictures of the demo machine, and what browsers and robots ask for. */
  readonly publicDir: string;
  readonly settings: PageSettings;
  /** See `ServerOptions`. */
  readonly publicUrl: string | undefined;
  /** The public details of a machine of this server. */
  readonly findMachine: FindMachine;
  /** Told of each thing that a shell tells of a module. */
  readonly observeEvent: (kind: string, module: string) => void;
}

/** Of a page as large as ours 5 takes a millisecond more than the default 4, and 7 % less to send. */
const PAGE_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * The site host: releases under `/<module>/<version>/` for ever, the registry, and the assembled HTML for
 * every other path. A missing file is a 404, never a page.
 */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, options) => {
  const { siteDir, publicDir, settings } = options;
  const evmBase = settings.config.bases.evm;
  const findMachine = machineSource(evmBase, options.findMachine);
  const store = folderStore(siteDir);
  const readLive = createSiteReader(store);
  const drawFirstView = createFirstViews(store, (error) => app.log.error({ err: error }, 'no first view'));
  await app.register(serveFiles, { root: siteDir, serve: false, preCompressed: true, cacheControl: false });
  await app.register(serveFiles, {
    root: path.join(publicDir, 'images'),
    prefix: '/images/',
    decorateReply: false,
    maxAge: '1h',
  });
  await app.register(serveFiles, {
    root: path.join(publicDir, 'root'),
    wildcard: false, // a route for each file: every other path is a page
    decorateReply: false,
    maxAge: '1h',
  });
  await app.register(compress, { global: false });

  await app.register(shellEventRoutes, {
    observe: options.observeEvent,
    readModules: async () => (await readLive()).modules,
  });

  const compressed: RouteShorthandOptions = {
    compress: { encodings: ['br', 'gzip'], brotliOptions: { params: PAGE_BROTLI } },
  };

  app.get('/registry.json', compressed, async (request, reply) => {
    const { registry, etag } = await readLive();
    reply.headers({ 'cache-control': 'no-cache', etag });
    return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : registry;
  });

  app.get('/*', compressed, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?'); // not new URL(): `//` is no URL
    const live = await readLive();
    if (live.modules.has(pathname.split('/')[1] ?? '')) return sendReleased(reply, pathname);
    return sendPage(request, reply, await siteOfVisitor(request, reply, live), pathname);
  });

  /** While a canary runs visitors differ, so nobody's page is kept for another; a cookie keeps each with what he got. */
  function siteOfVisitor(request: FastifyRequest, reply: FastifyReply, live: LiveSite): Promise<Site> {
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

  function sendReleased(reply: FastifyReply, pathname: string) {
    reply.header('cache-control', 'public, max-age=31536000, immutable'); // an error takes it back
    return reply.sendFile(decodeURIComponent(pathname));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, pathname: string) {
    const remote = mountedAt(pathname, site.remotes);
    const opened =
      remote &&
      (await openRoute(site, remote, {
        path: pathname,
        origin: originFor(request),
        evmBase,
        findMachine,
        onFailure: (error) => request.log.error({ err: error }, 'a page without its machine'),
      }));
    const firstView = opened ? await firstViewOf(site, opened, request) : null;
    if (firstView) reply.header('vary', 'cookie');
    const { html, policy } = assemblePage(site, settings, opened, firstView);
    return reply
      .code(opened && !opened.link.isMissing ? 200 : 404) // the page says what was not found
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(html);
  }

  /** Nothing is drawn that the browser would have to ask for first. */
  async function firstViewOf(
    site: Site,
    { remote, early, answers }: OpenedRoute,
    { url, headers }: FastifyRequest,
  ): Promise<FirstView | null> {
    const chosen = early.isSetByAddress ? undefined : languageOf(headers.cookie);
    const language = chosen && chosen in early.tables ? chosen : early.language;
    const table = site.tables.get(remote.module)?.[language];
    if (early.calls.length > 0 || !table || !takesFirstView(site.template)) return null;
    const [pathname = '/'] = url.split('?');
    const path = redirectOf(pathname) ?? pathname;
    return drawFirstView(remote, { path, language, table, config: settings.config, answers });
  }

  const originFor = (request: FastifyRequest) => options.publicUrl ?? originOf(request);
};

/** What the visitor's browser was asked for; a request may name any host, or none. */
function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
