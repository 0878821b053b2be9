import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the account that is logged in. `requireAccount` sets it. */
    accountId: string;
  }
}

/**
 * Makes all routes of `app` answer 401 to requests without a valid bearer token. Sets `accountId` of all other
 * requests. Spec 6: Roles and permissions.
 */
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

/** Answers 401 to a request that has no valid token, or whose token is for an account that no longer exists. */
export function refuseAnonymous(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Bearer').send({ detail: 'Not authenticated' });
}
