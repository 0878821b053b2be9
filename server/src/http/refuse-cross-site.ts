import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses each POST that a page of another site sends, unless the page's origin may call the API. Without this refusal,
 * any web page could make its visitors vote, because a POST without a body needs no CORS preflight. Old browsers do not
 * send `Sec-Fetch-Site`, so a request without this header is not refused. Behaviour: Errors.
 * @param origins The origins of other sites whose pages may call the API, such as `https://demo.example`.
 */
export function refuseCrossSite(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'sec-fetch-site': relation, origin = '' } = request.headers;
    if (request.method !== 'POST' || relation !== 'cross-site' || origins.includes(origin)) return done();
    reply.code(403).send({ detail: 'Not allowed from this site' } satisfies ErrorAnswer);
  });
}
