import serveFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_NAME } from './picture-storage';

/**
 * Serves the pictures of campaigns under `/files/<name>`. Browsers may cache a picture for a year, because its name
 * contains the hash of its content. The headers prevent scripts from running when a browser opens a picture as a page.
 */
export const pictureRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await app.register(serveFiles, {
    root: folder,
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
