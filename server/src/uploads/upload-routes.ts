import type { Readable } from 'node:stream';
import { Uploaded, UploadPath, UploadQuery, UploadRefused } from '@demo-evm/shared/api/schemas';
import acceptFiles from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../http/contract-errors';
import { errorCode } from '../errors/error-code';
import { isSameSecret } from '../http/same-secret';
import { LIMITS } from '../http/throttle';
import type { PictureRefusal, PictureStorage } from './picture-storage';

interface UploadOptions {
  readonly pictures: PictureStorage;
  /** The key that an upload must carry in `?key=`. */
  readonly key: string;
  /** The origin in the URLs of stored pictures. It is empty for URLs that are relative to this site. */
  readonly origin: string;
}

/** The size of the largest accepted picture. Behaviour: POST upload/s3/s3/evm/{filename}. */
const MAX_FILE_BYTES = 5 * 2 ** 20;

const REFUSALS: Record<PictureRefusal, { status: number; detail: string }> = {
  'not a picture': { status: 415, detail: 'Only PNG, JPEG and WebP pictures are accepted' },
  'too large': { status: 413, detail: 'The file is larger than 5 MB' },
  'no room': { status: 413, detail: 'There is no room for more pictures' },
};

/** Adds the route that receives pictures of campaigns. Behaviour: POST upload/s3/s3/evm/{filename}. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadOptions> = async (
  app,
  { pictures, key, origin },
) => {
  await app.register(acceptFiles, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, parts: 11 } });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
    return refuse(reply, status, answer.detail);
  });

  /**
   * Stores the picture that the form's part `file` contains, and gives the picture's URL. The content of the picture
   * decides its type.
   */
  app.post(
    '/s3/s3/evm/:filename',
    {
      config: LIMITS.uploads,
      schema: {
        summary: 'Store a picture',
        tags: ['pictures'],
        consumes: ['multipart/form-data'],
        params: UploadPath,
        querystring: UploadQuery,
        response: { 200: Uploaded, '4xx': UploadRefused },
      },
    },
    async (request, reply) => {
      if (!isSameSecret(request.query.key ?? '', key)) return refuse(reply, 403, 'Invalid key');
      const file = await filePart(request);
      if (file === null) return refuse(reply, 400, 'No file');
      const stored = await blameBrokenForm(file, pictures.store(file));
      // A browser sends the whole file before it reads the answer, so the rest of a refused file must be read too.
      file.resume();
      if (!stored.ok) {
        const { status, detail } = REFUSALS[stored.error];
        return refuse(reply, status, detail);
      }
      return { status: 'success' as const, public_url: `${origin}/files/${stored.value}` };
    },
  );
};

function refuse(reply: FastifyReply, status: number, detail: UploadRefused['detail']) {
  const message = typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(', ');
  return reply.code(status).send({ detail, status: 'error', message } satisfies UploadRefused);
}

/** The error for a malformed or incomplete form. The answer is 400, because the mistake is in the request. */
class BrokenForm extends Error {
  readonly statusCode = 400;
  override message = 'The form is not complete';
}

/**
 * Gives the result of `stored`.
 * @throws {BrokenForm} When `stored` rejects and the form could not be read completely. Other errors of `stored` are
 * thrown unchanged.
 */
async function blameBrokenForm<T>(file: Readable, stored: Promise<T>): Promise<T> {
  let isBroken = false;
  file.once('error', () => (isBroken = true));
  return stored.catch((error: unknown) => {
    throw isBroken ? new BrokenForm() : error;
  });
}

/**
 * Gives a stream of the form's file; `null` when the body is not a form, the form has no file, or its first file is not
 * in a part `file`.
 * @throws {BrokenForm} When the form is malformed. Other errors are thrown unchanged.
 */
async function filePart(request: FastifyRequest): Promise<Readable | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file().catch((error: unknown) => {
    throw errorCode(error) === undefined ? new BrokenForm() : error;
  });
  if (part?.fieldname === 'file') return part.file;
  part?.file.resume();
  return null;
}
