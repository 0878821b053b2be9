import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

interface LogOptions {
  readonly level: LogLevel;
  /** Where lines go instead of standard output. */
  readonly stream?: { write(line: string): void } | undefined;
}

/** What another program may give as a request's id; anything else gets one of ours. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * One JSON object a line, each with its request's id, which the answer carries too (`x-request-id`). A line
 * never has a query string, a header or a body: upload keys and tokens are in those.
 */
export function logOptions({ level, stream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level,
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

/** Writes a line for each request that has been answered, at level `info`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ log, method, url }, { statusCode, elapsedTime }) => {
    log.info({ method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
