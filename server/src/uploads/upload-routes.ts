import type { Readable } from 'node:stream';
import { Uploaded, UploadPath, UploadQuery, UploadRefused } from '@demo-evm/shared/api/schemas';
import acceptFiles from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../http/contract-errors';
import { errorCode } from '../errors/error-code';
import { isSameSecret } from '../http/same-secret';
import { LIMITS } from '../http/throttle';
import type { PictureRefusal, PictureStore } from './picture-storage';

interface UploadOptions {
  readonly pictures: PictureStore;
  /** What `?key=` must be. */
  readonly key: string;
  /** Of a picture's address, before `/files/<name>`; empty for one on this site. */
  readonly origin: string;
}

/** Largest file. Behaviour: POST upload/s3/s3/evm/{filename}. */
const FILE_BYTES = 5 * 2 ** 20;

const REFUSALS: Record<PictureRefusal, { status: number; detail: string }> = {
  'not a picture': { status: 415, detail: 'Only PNG, JPEG and WebP pictures are accepted' },
  'too large': { status: 413, detail: 'The file is larger than 5 MB' },
  'no room': { status: 413, detail: 'There is no room for more pictures' },
};

/** Pictures of campaigns, in place of an object storage. Behaviour: POST upload/s3/s3/evm/{filename}. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadOptions> = async (
  app,
  { pictures, key, origin },
) => {
  await app.register(acceptFiles, { limits: { fileSize: FILE_BYTES, files: 1, fields: 10, parts: 11 } });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
    return refuse(reply, status, answer.detail);
  });

  /** Stores the picture in the part `file` and says where it is. Its content decides what it is, not its name. */
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
      const file = await fileOf(request);
      if (file === null) return refuse(reply, 400, 'No file');
      const stored = await unlessBroken(file, pictures.store(file));
      file.resume(); // what is left of a refused one, so that the visitor's browser gets to read the answer
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

/** A form that is none, or that broke off: the visitor's side of the fault, whatever the parser calls it. */
class BrokenForm extends Error {
  readonly statusCode = 400;
  override message = 'The form is not complete';
}

/** @throws {BrokenForm} when reading failed, and not storing */
async function unlessBroken<T>(file: Readable, stored: Promise<T>): Promise<T> {
  let isBroken = false;
  file.once('error', () => (isBroken = true));
  return stored.catch((error: unknown) => {
    throw isBroken ? new BrokenForm() : error;
  });
}

/** The part `file`, while it arrives; `null` when there is none, or the body is no form. */
async function fileOf(request: FastifyRequest): Promise<Readable | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file().catch((error: unknown) => {
    throw errorCode(error) === undefined ? new BrokenForm() : error;
  });
  if (part?.fieldname === 'file') return part.file;
  part?.file.resume();
  return null;
}
