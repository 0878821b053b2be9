import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { maskLine } from './mask';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

interface LogOptions {
  readonly level: LogLevel;
  /** Receives the log lines in place of standard output. */
  readonly stream?: { readonly write: (line: string) => void } | undefined;
}

/**
 * Matches a request id that is accepted from another program, such as a proxy. Any other id is replaced by a new id.
 */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Gives Fastify's options for the log. Each line is a JSON object. A line about a request has the request's id, which
 * the response has too (`x-request-id`). No line has the query string, headers or body of a request, because these
 * parts may contain upload keys, tokens and passwords. E-mail addresses and tokens anywhere else in a line are masked.
 */
export function logOptions({ level, stream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level,
      hooks: { streamWrite: maskLine },
      serializers: { req: ({ method, url }) => ({ method, path: pathOf(url) }) },
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId({ headers }) {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  };
}

/** Logs each answered request at level `info`, and sends its id in `x-request-id`. The refusals of `refuseAtOnce` have neither. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', ({ log, method, url, routeOptions }, { statusCode, elapsedTime }, done) => {
    if (statusCode !== 429 || !routeOptions.config.isTooMuch)
      log.info({ method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
