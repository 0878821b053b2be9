import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code';
import { ServerBusy } from './server-busy';

/** Answers 404 with this `detail`. */
export function notFound(reply: FastifyReply, detail: string): FastifyReply {
  return reply.code(404).send({ detail } satisfies ErrorAnswer);
}

/** Answers 422, as for a failed validation, because one value of the request is not valid. */
export function refuseValue(
  reply: FastifyReply,
  loc: [part: 'body' | 'query', name: string],
  { msg, type }: { readonly msg: string; readonly type: string },
): FastifyReply {
  return reply.code(422).send({ detail: [{ loc, msg, type }] } satisfies ErrorAnswer);
}

/**
 * Answers errors of `app` with the JSON of the contract. Its `detail` is a list for a failed validation (422) and a
 * text for other errors. When the status is 500 or more, the message of the error is not sent. Behaviour: Errors.
 */
export function installContractErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
    if (error instanceof ServerBusy) reply.header('retry-after', error.retryAfterSeconds);
    return reply.header('cache-control', 'no-store').code(status).send(answer);
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.header('cache-control', 'no-store'); // caches must not keep the 404: the next release may have the file
    return notFound(reply, 'Not found');
  });
}

/** Gives the status and body for a request that failed. Logs an error of the server, and hides its message. */
export function describeError(
  error: FastifyError,
  request: FastifyRequest,
): { status: number; answer: ErrorAnswer } {
  if (error.validation) return { status: 422, answer: describeValidation(error) };
  const status = error.statusCode ?? 500;
  if (status < 500 || error instanceof ServerBusy) return { status, answer: { detail: error.message } };
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'nothing can be stored: the disk is full or read-only');
    return { status: 503, answer: { detail: 'Nothing can be stored at the moment' } };
  }
  if (isDatabaseLost(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    return { status: 503, answer: { detail: 'Database not available' } };
  }
  request.log.error({ err: error }, 'request failed');
  return { status: 500, answer: { detail: 'Internal server error' } };
}

/** Codes of the operating system and of Postgres for a disk that is full, over its quota, read-only or broken. */
const STORAGE_ERROR_CODES: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  '53100',
  '58030',
  '25006',
]);

/**
 * Codes of the operating system for a connection that failed, and of Postgres for a server that stops, starts or has no
 * connection left.
 */
const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08...|57P0[123]|53300)$/;
/** The messages of the driver `pg` for errors without a code. */
const LOST_MESSAGE = /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated)/;

/** True if Postgres could not be reached, or did not answer in time. */
function isDatabaseLost(error: Error): boolean {
  return LOST_CODES.test(errorCode(error) ?? '') || LOST_MESSAGE.test(error.message);
}

function isStorageFull(error: unknown): boolean {
  return STORAGE_ERROR_CODES.has(errorCode(error) ?? '');
}

const CLOSE_DELAY_MS = 500;
const UNREADABLE = {
  'bad request': [400, 'Bad request'],
  'request timeout': [408, 'Request timeout'],
} as const;

/**
 * Answers a request that Node could not read, or that took too long to arrive, and ends its connection. Destroys the
 * socket if no answer can be written.
 */
export function refuseUnreadableRequest(reason: keyof typeof UNREADABLE, socket: Socket): void {
  const [status, detail] = UNREADABLE[reason];
  const body = JSON.stringify({ detail } satisfies ErrorAnswer);
  if (!socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${status} ${detail}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    // If the socket were never destroyed, the client could keep the connection open for ever. If it were
    // destroyed at once, the client might lose the answer.
    () => setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref(),
  );
}

/** Gives the reason why Node could not read a request. */
export function unreadableReason(error: unknown): keyof typeof UNREADABLE {
  return errorCode(error) === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request timeout' : 'bad request';
}

function describeValidation({ validation = [], validationContext }: FastifyError): ErrorAnswer {
  const where =
    validationContext === 'querystring' ? 'query' : validationContext === 'params' ? 'path' : 'body';
  return {
    detail: validation.map(({ instancePath, params, message, keyword }) => {
      const missing = typeof params.missingProperty === 'string' ? [params.missingProperty] : [];
      const loc = [where, ...instancePath.split('/').filter(Boolean), ...missing];
      return { loc, msg: message ?? 'is not valid', type: keyword };
    }),
  };
}
