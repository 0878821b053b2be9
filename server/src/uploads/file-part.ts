import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code';

/**
 * Gives a stream of the form's file; `null` when the body is not a form, the form has no file, or its first file is not
 * in a part `file`.
 * @throws {BrokenForm} When the form is malformed. Other errors are thrown unchanged.
 */
export async function filePart(request: FastifyRequest): Promise<Readable | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file().catch((error: unknown) => {
    throw errorCode(error) === undefined ? new BrokenForm() : error;
  });
  if (part?.fieldname === 'file') return part.file;
  part?.file.resume();
  return null;
}

/**
 * Gives the result of `stored`.
 * @throws {BrokenForm} When `stored` rejects and the form could not be read completely. Other errors of `stored` are
 * thrown unchanged.
 */
export async function blameBrokenForm<T>(file: Readable, stored: Promise<T>): Promise<T> {
  let isBroken = false;
  file.once('error', () => (isBroken = true));
  return stored.catch((error: unknown) => {
    throw isBroken ? new BrokenForm() : error;
  });
}

/** The error for a malformed or incomplete form. The answer is 400, because the mistake is in the request. */
class BrokenForm extends Error {
  readonly statusCode = 400;
  override message = 'The form is not complete';
}
