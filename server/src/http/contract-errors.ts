import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code';

/** Sends a 404 in the contract's words. */
export function notFound(reply: FastifyReply, detail: string): FastifyReply {
  return reply.code(404).send({ detail } satisfies ErrorAnswer);
}

/**
 * Makes every error the contract's JSON: 422 with a list for validation, `detail` text for the rest, and
 * nothing about the inside of the server. Behaviour: Errors.
 */
export function installContractErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
    return reply.header('cache-control', 'no-store').code(status).send(answer);
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.header('cache-control', 'no-store'); // a file that is missing now may be there after the next release
    return notFound(reply, 'Not found');
  });
}

/** What to answer when a request failed; what only its operator may know goes to the log. */
export function describeError(
  error: FastifyError,
  request: FastifyRequest,
): { status: number; answer: ErrorAnswer } {
  if (error.validation) return { status: 422, answer: describeValidation(error) };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, answer: { detail: error.message } };
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'nothing can be stored: the disk is full, or may not be written');
    return { status: 503, answer: { detail: 'Nothing can be stored at the moment' } };
  }
  request.log.error({ err: error }, 'request failed');
  return { status: 500, answer: { detail: 'Internal server error' } };
}

/** What the system and Postgres say of a disk that is full, over its quota, read-only or broken. */
const STORAGE_CODES: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  '53100',
  '58030',
  '25006',
]);

function isStorageFull(error: unknown): boolean {
  return STORAGE_CODES.has(errorCode(error) ?? '');
}

/** What arrives is no HTTP, or never ends: there is no request to reply to, only its socket. */
export function refuseUnreadable(socket: Socket): void {
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
