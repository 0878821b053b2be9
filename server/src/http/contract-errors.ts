import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code';

/** Answers 404 with this `detail`. */
export function notFound(reply: FastifyReply, detail: string): FastifyReply {
  return reply.code(404).send({ detail } satisfies ErrorAnswer);
}

/**
 * Answers errors of `app` with the JSON of the contract. Its `detail` is a list for a failed validation (422) and a
 * text for other errors. When the status is 500 or more, the message of the error is not sent. Behaviour: Errors.
 */
export function installContractErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
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
  if (status < 500) return { status, answer: { detail: error.message } };
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'nothing can be stored: the disk is full or read-only');
    return { status: 503, answer: { detail: 'Nothing can be stored at the moment' } };
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

function isStorageFull(error: unknown): boolean {
  return STORAGE_ERROR_CODES.has(errorCode(error) ?? '');
}

/** Answers 400 when Node could not read an HTTP request from this socket and the socket is still writable. */
export function refuseMalformedRequest(socket: Socket): void {
  const body = JSON.stringify({ detail: 'Bad request' } satisfies ErrorAnswer);
  if (!socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
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
