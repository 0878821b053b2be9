import type { FastifyPluginAsync } from 'fastify';
import { hasContent } from '../http/etag';
import { COMPRESSED } from './compressed-answers';
import type { ReadLive } from './site-registry';

/** Serves the newest revision of the registry that can be used. A browser that has this revision gets 304. */
export const registryRoute: FastifyPluginAsync<{ readonly readLive: ReadLive }> = async (
  app,
  { readLive },
) => {
  app.get('/registry.json', COMPRESSED, async (request, reply) => {
    const { registry, etag } = await readLive();
    reply.headers({ 'cache-control': 'no-cache', etag });
    return hasContent(request.headers['if-none-match'], etag) ? reply.code(304).send() : registry;
  });
};
