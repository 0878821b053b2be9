import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { notFound } from '../http/contract-errors';
import { isSameSecret } from '../http/same-secret';
import type { GroupObserver } from '../votes/group';

export interface Metrics {
  /** Must be called for each group of votes, also when the group could not be written. */
  readonly observeVotes: GroupObserver;
  /** Must be called for each event that a shell reported. */
  readonly observeEvent: (kind: string, module: string) => void;
  /** Measures every request of `app`, and adds the route `/metrics`. */
  readonly install: (app: FastifyInstance, token: string | undefined) => void;
}

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const GROUP_SIZE_BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000];

/** Creates the Prometheus metrics of this process. The counts of requests, votes and events start at 0. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const groups = new Histogram({
    name: 'vote_group_size',
    help: 'Votes in one statement; the sum is the number of votes that arrived',
    buckets: GROUP_SIZE_BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'vote_group_duration_seconds',
    help: 'Time of one statement that writes votes, including its commit',
    buckets: SECONDS_BUCKETS,
    registers,
  });

  const events = new Counter({
    name: 'shell_events_total',
    help: 'Events that shells reported about their modules; the log also names the version',
    labelNames: ['kind', 'module'] as const,
    registers,
  });

  return {
    observeEvent: (kind, module) => events.inc({ kind, module }),
    observeVotes(size, seconds) {
      groups.observe(size);
      writes.observe(seconds);
    },
    install(app, token) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const route = routeOptions.url ?? 'none'; // a label with the path would make a time series for each machine
        requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1_000);
      });
      app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        if (!mayRead(request, token)) return notFound(reply, 'Not found');
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}

/**
 * Whether a request may read the metrics. With a configured token, the request must carry the token. Without a token,
 * the request must come from this computer, and not through a proxy that sends X-Forwarded-For.
 */
function mayRead({ headers, ip, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isDirect = headers['x-forwarded-for'] === undefined && ip === socket.remoteAddress;
    return isDirect && LOOPBACK.test(ip);
  }
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
