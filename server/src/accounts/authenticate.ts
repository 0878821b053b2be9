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
    const account = await accountOf(request, tokens);
    if (account === null) return refuseAnonymous(request, reply);
    request.accountId = account;
    reply.header('cache-control', 'no-store');
  });
}

/** Gives the id of the account whose bearer token a request carries; `null` without a valid token. */
export async function accountOf(request: FastifyRequest, tokens: Tokens): Promise<string | null> {
  const token = bearerToken(request);
  return token === undefined ? null : tokens.accountOf(token);
}

/** Gives the bearer token of a request, even if it is not valid; `undefined` without a token. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Answers 401 to a request that has no valid token, or whose token is for an account that no longer exists. */
export function refuseAnonymous(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Bearer').send({ detail: 'Not authenticated' });
}
