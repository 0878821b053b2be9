import serveFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_NAME } from './picture-storage';

/**
 * Serves the pictures of campaigns under `/files/<name>`. Browsers keep them for ever, because a name is the hash of the
 * content. The headers keep a browser from running a file that is a picture and also something else.
 */
export const pictureRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await app.register(serveFiles, {
    root: folder,
    prefix: '/files/',
    decorateReply: false,
    allowedPath: (name) => PICTURE_NAME.test(name.slice(1)), // other files of the folder are incomplete uploads
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "sandbox; default-src 'none'");
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
