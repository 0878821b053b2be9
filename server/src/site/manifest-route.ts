import type { FastifyPluginAsync } from 'fastify';
import { COMPRESSED } from './compressed-answers';
import { MANIFEST_PATH, manifestAddress } from './manifest-address';
import { START_ADDRESS } from './page-address';
import type { RequestOpener } from './request-opener';
import type { ReadLive } from './site-registry';
import { webManifest } from './web-manifest';

interface ManifestRouteOptions {
  readonly readLive: ReadLive;
  readonly opener: RequestOpener;
}

/**
 * Serves the web app manifest of each page. The manifest of a page that does not exist is the start page's manifest.
 * Answers with 404 when the site has no start page either.
 */
export const manifestRoute: FastifyPluginAsync<ManifestRouteOptions> = async (app, { readLive, opener }) => {
  app.get(MANIFEST_PATH, COMPRESSED, async (request, reply) => {
    const site = await (await readLive()).siteFor(null);
    for (const address of [manifestAddress(request.query), START_ADDRESS]) {
      const opened = await opener.open(request, site, address);
      if (!opened || opened.link.isMissing) continue;
      reply.header('cache-control', 'public, max-age=3600');
      return reply.type('application/manifest+json').send(webManifest(site, { path: address.path, opened }));
    }
    return reply.callNotFound();
  });
};
