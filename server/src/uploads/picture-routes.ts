import fs from 'node:fs/promises';
import serveFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_NAME, type PictureStore } from './picture-store';

/**
 * Serves the pictures of campaigns under `/files/<name>`. Browsers may cache a picture for a year, because its name
 * contains the hash of its content. The headers prevent scripts from running when a browser opens a picture as a page.
 */
export const pictureRoutes: FastifyPluginAsync<{ store: PictureStore }> = async (app, { store }) => {
  await fs.mkdir(store.servedFolder, { recursive: true });
  app.addHook('preHandler', async (request) => {
    const name = (request.params as { '*'?: string })['*'] ?? '';
    if (PICTURE_NAME.test(name)) await store.prepare(name);
  });
  await app.register(serveFiles, {
    root: store.servedFolder,
    prefix: '/files/',
    decorateReply: false,
    allowedPath: (name) => PICTURE_NAME.test(name.slice(1)), // the folder also has incomplete uploads
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "sandbox; default-src 'none'");
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
