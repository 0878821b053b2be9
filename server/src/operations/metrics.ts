import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../http/contract-errors';
import { isSameSecret } from '../http/same-secret';
import type { GroupObserver } from '../database/group';
import { createEventMetrics, type EventMetrics } from '../release-numbers/event-metrics';

export interface Metrics {
  /** Must be called for each group of votes, opens and shares, even if the group could not be written. */
  readonly observeVotes: GroupObserver;
  /** The metrics of the events that pages report. */
  readonly events: EventMetrics;
  /** Adds a metric whose value is the revision of the registry that cannot be used, or 0 if there is none. */
  readonly watchRegistry: (brokenRevision: () => number | null) => void;
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
    help: 'Votes, opens and shares in one statement; the sum is the number that arrived',
    buckets: GROUP_SIZE_BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'vote_group_duration_seconds',
    help: 'Time of one statement that writes votes, opens and shares, including its commit',
    buckets: SECONDS_BUCKETS,
    registers,
  });

  return {
    events: createEventMetrics(registry),
    watchRegistry(brokenRevision) {
      new Gauge({
        name: 'registry_broken_revision',
        help: 'The newest known revision of the registry while it cannot be read or used; otherwise 0',
        registers,
        collect() {
          this.set(brokenRevision() ?? 0);
        },
      });
    },
    observeVotes(size, seconds) {
      groups.observe(size);
      writes.observe(seconds);
    },
    install(app, token) {
      app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
        const route = routeOptions.url ?? 'none'; // a label with the path would make a time series for each machine
        requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1_000);
        done();
      });
      app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        if (!mayRead(request, token)) return notFound(reply, 'Not found');
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}

/**
 * Says whether a request may read the metrics. When a token is configured, the request must carry this token.
 * When no token is configured, the request must come from this computer, and not through a proxy.
 */
function mayRead({ headers, ip, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isDirect =
      PROXY_HEADERS.every((name) => headers[name] === undefined) && ip === socket.remoteAddress;
    return isDirect && LOOPBACK.test(ip);
  }
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

/** Every common proxy adds at least one of these headers. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
