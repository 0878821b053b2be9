import type { FastifyInstance } from 'fastify';

/**
 * Accepts requests with a JSON content type and no body. Fastify refuses such requests by default, but the contract
 * allows votes without a body.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
