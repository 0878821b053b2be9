import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './throttle';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts a request, and says whether it is beyond the limit of its route. The limit must begin again each second. */
    isTooMuch?: (request: Pick<FastifyRequest, 'ip' | 'headers'>) => boolean;
  }
}

const BODY = JSON.stringify({ detail: new TooManyRequests().message } satisfies ErrorAnswer);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': BODY.length,
  'cache-control': 'no-store',
  'retry-after': '1',
};

/**
 * Enforces the limits of routes that have `isTooMuch` in their `config`. A request beyond the limit gets the same 429 as
 * from `installThrottling`, but without the hooks and headers of other answers, because a flood of requests must not
 * slow down votes. Its body is not read, and it is not logged. Call this function after `limitConnections`, which ends
 * a body that never arrives, and before functions that add other hooks.
 */
export function refuseAtOnce(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isTooMuch?.(request)) return done();
    reply.hijack();
    reply.raw.writeHead(429, HEADERS).end(BODY);
  });
}
