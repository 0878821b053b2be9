import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is logged in, on routes behind `requireAccount`. */
    accountId: string;
  }
}

/** Lets only requests with a valid bearer token reach the routes of `app`; the others get a 401. Spec 6: Roles and permissions. */
export function requireAccount(app: FastifyInstance, tokens: Tokens): void {
  app.decorateRequest('accountId', '');
  app.addHook('onRequest', async (request, reply) => {
    const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const account = token === undefined ? null : await tokens.accountOf(token);
    if (account === null) return refuseAnonymous(request, reply);
    request.accountId = account;
    reply.header('cache-control', 'no-store');
  });
}

/** The answer to a request whose account is not known, or gone. */
export function refuseAnonymous(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Bearer').send({ detail: 'Not authenticated' });
}
