import { Uploaded, UploadPath, UploadQuery, UploadRefused } from '@demo-evm/shared/api/schemas';
import acceptFiles from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';
import { accountOf } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { describeError } from '../http/contract-errors';
import { NEEDS_TOKEN } from '../http/openapi';
import { isSameSecret } from '../http/same-secret';
import { UPLOAD_TIMEOUT_MS } from '../http/limit-connections';
import { LIMITS } from '../http/throttle';
import { blameBrokenForm, filePart } from './file-part';
import type { PictureStorage } from './picture-storage';
import { NOT_LOGGED_IN, refuse, REFUSALS } from './upload-refusals';

interface UploadOptions {
  readonly pictures: PictureStorage;
  /** The key that an upload must carry in `?key=`. */
  readonly key: string;
  /** The origin in the URLs of stored pictures. It is empty for URLs that are relative to this site. */
  readonly origin: string;
  readonly tokens: Tokens;
  /** True if an upload must carry an account's token. Otherwise the key is enough. */
  readonly needsAccount: boolean;
}

/** The size of the largest accepted picture. Behaviour: POST upload/s3/s3/evm/{filename}. */
const MAX_FILE_BYTES = 5 * 2 ** 20;

/** Adds the route that receives pictures of campaigns. Behaviour: POST upload/s3/s3/evm/{filename}. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadOptions> = async (
  app,
  { pictures, key, origin, tokens, needsAccount },
) => {
  await app.register(acceptFiles, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, parts: 11 } });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, answer } = describeError(error, request);
    return refuse(reply, { status, detail: answer.detail });
  });

  /**
   * Stores the picture that the form's part `file` contains, without its metadata, and gives the picture's URL. The
   * content of the picture decides its type.
   */
  app.post(
    '/s3/s3/evm/:filename',
    {
      config: { ...LIMITS.uploads, bodyTimeoutMs: UPLOAD_TIMEOUT_MS },
      schema: {
        summary: 'Store a picture',
        tags: ['pictures'],
        ...(needsAccount && NEEDS_TOKEN),
        consumes: ['multipart/form-data'],
        params: UploadPath,
        querystring: UploadQuery,
        response: { 200: Uploaded, '4xx': UploadRefused },
      },
    },
    async (request, reply) => {
      if (!isSameSecret(request.query.key ?? '', key))
        return refuse(reply, { status: 403, detail: 'Invalid key' });
      const accountId = await accountOf(request, tokens);
      if (needsAccount && accountId === null) return refuse(reply, NOT_LOGGED_IN);
      const file = await filePart(request);
      if (file === null) return refuse(reply, { status: 400, detail: 'No file' });
      const stored = await blameBrokenForm(file, pictures.store(file, accountId));
      // A browser sends the whole file before it reads the answer, so the rest of a refused file must be read too.
      file.resume();
      if (!stored.ok) {
        return refuse(reply, REFUSALS[stored.error]);
      }
      return { status: 'success' as const, public_url: `${origin}/files/${stored.value}` };
    },
  );
};
