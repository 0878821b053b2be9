import type { FastifyPluginAsync } from 'fastify';
import { hasContent, weakEtag } from '../http/etag';
import { COMPRESSED } from './compressed-answers';
import { WORKER_PATH, type WorkerScript } from './worker-script';

/** The service worker requests pages and files of this site only, and imports no script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves the service worker, or the script that removes it. A browser that has the script gets 304. */
export const workerRoute: FastifyPluginAsync<{ readonly worker: WorkerScript }> = async (app, { worker }) => {
  const etag = weakEtag(worker.text);
  app.get(WORKER_PATH, COMPRESSED, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, 'content-security-policy': WORKER_POLICY });
    if (hasContent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker.text);
  });
};
