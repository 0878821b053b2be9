import serveFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_NAME } from './picture-storage';

/**
 * Serves the pictures of campaigns, under `/files/<name>`, for ever: a name is its content's hash. A file that
 * is a picture and something else besides is only ever a picture to a browser.
 */
export const pictureRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await app.register(serveFiles, {
    root: folder,
    prefix: '/files/',
    decorateReply: false,
    allowedPath: (name) => PICTURE_NAME.test(name.slice(1)), // everything else in the folder is unfinished
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "sandbox; default-src 'none'");
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
