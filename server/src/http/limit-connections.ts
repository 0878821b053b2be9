import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseUnreadableRequest } from './contract-errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request to this route may take to arrive, in milliseconds. */
    bodyTimeoutMs?: number;
  }
}

/** How long the body of an upload may take to arrive. No request may take longer than this. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** How long the headers of a request may take to arrive, and the body of a request that is no upload. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * The largest number of open connections. A browser opens up to six, and each takes about 10 KB of memory.
 */
const MAX_CONNECTIONS = 10_000;
const LOG_INTERVAL_MS = 60_000;

/**
 * Fastify's options that end connections whose requests arrive too slowly. A server that is being stopped answers the
 * requests that still arrive on its open connections, because a proxy does not know yet that it is being stopped.
 */
export const CONNECTION_OPTIONS = {
  return503OnClosing: false,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
};

/**
 * Ends the connection of a request whose body takes too long to arrive: with the answer 408, or without another answer
 * when the request was answered before its body was read (with 429, for example). Limits the number of connections, and
 * logs at most once a minute that connections were refused. Call this function before functions that answer in hooks.
 * @param timeoutMs How long a body may take, unless its route has another `bodyTimeoutMs`.
 */
export function limitConnections(app: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(request)) {
      const refuse = () => {
        if (raw.complete) return;
        if (!reply.raw.headersSent) return refuseUnreadableRequest('request timeout', raw.socket);
        raw.destroy(); // which also ends the connection
      };
      const timer = setTimeout(refuse, routeOptions.config.bodyTimeoutMs ?? timeoutMs).unref();
      const isOver = () => clearTimeout(timer);
      raw.once('end', isOver).once('close', isOver);
    }
    done();
  });

  let loggedAt = -Infinity;
  app.server.maxConnections = MAX_CONNECTIONS;
  app.server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    app.log.warn({ maxConnections: MAX_CONNECTIONS }, 'connections were refused, because there are too many');
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
