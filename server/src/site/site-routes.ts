import path from 'node:path';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import type { HostConfig } from '@demo-evm/shared/contract';
import { mountedAt } from '@demo-evm/shared/domain';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { assemblePage } from './assemble-page';
import { createSiteReader, type Site } from './site-registry';

export interface SiteOptions {
  /** Holds the registry and the releases. */
  readonly siteDir: string;
  /** Holds files that belong to no release, such as pictures of the demo machine. */
  readonly publicDir: string;
  readonly config: HostConfig;
}

/**
 * The site host: releases under `/<module>/<version>/` for ever, the registry, and the assembled HTML for
 * every other path. A missing file is a 404, never a page.
 */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, { siteDir, publicDir, config }) => {
  const readSite = createSiteReader(siteDir);
  await app.register(serveFiles, { root: siteDir, serve: false, preCompressed: true, cacheControl: false });
  await app.register(serveFiles, {
    root: path.join(publicDir, 'images'),
    prefix: '/images/',
    decorateReply: false,
    maxAge: '1h',
  });
  await app.register(compress, { global: false });

  app.get('/registry.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('registry.json'),
  );

  app.get('/*', { compress: { encodings: ['br', 'gzip'] } }, async (request, reply) => {
    const [pathname = '/'] = request.url.split('?'); // not new URL(): `//` is no URL
    const site = await readSite();
    if (site.modules.has(pathname.split('/')[1] ?? '')) return sendReleased(reply, pathname);
    return sendPage(reply, site, pathname);
  });

  function sendReleased(reply: FastifyReply, pathname: string) {
    reply.header('cache-control', 'public, max-age=31536000, immutable'); // an error takes it back
    return reply.sendFile(decodeURIComponent(pathname));
  }

  function sendPage(reply: FastifyReply, site: Site, pathname: string) {
    const remote = mountedAt(pathname, site.remotes);
    const { html, policy } = assemblePage(site, config, remote);
    return reply
      .code(remote ? 200 : 404) // the shell shows its page-not-found panel
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html);
  }
};
