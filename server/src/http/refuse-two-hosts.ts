import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request with more than one Host header. A proxy in front of this server may have used one of
 * these headers, and this server would use another. RFC 9112, section 3.2.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length < 2) return done();
    reply.code(400).send({ detail: 'Bad request' } satisfies ErrorAnswer);
  });
}
