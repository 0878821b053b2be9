import { AccountDeletion, AccountExport, ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { PasswordBrake } from '../accounts/password-brake';
import type { Tokens } from '../accounts/tokens';
import type { Tables } from '../database/tables';
import { NEEDS_TOKEN } from '../http/openapi';
import { LIMITS } from '../http/throttle';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

interface OwnDataOptions {
  readonly db: Kysely<Tables>;
  readonly tokens: Tokens;
  readonly brake: PasswordBrake;
  /** The origin in the URLs of pictures. It is empty for URLs that are relative to this site. */
  readonly pictureOrigin: string;
  /** Removes the files of these pictures, except those that a machine, a kept version or another upload still needs. */
  readonly removePictures: (names: readonly string[]) => Promise<void>;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['accounts'], ...NEEDS_TOKEN };

/** The routes that export or delete the logged-in account and its data. Behaviour: Export and deletion. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<OwnDataOptions> = async (
  app,
  { db, tokens, brake, pictureOrigin, removePictures },
) => {
  requireAccount(app, tokens);

  app.get(
    '/account/export',
    {
      config: LIMITS.exports,
      schema: {
        ...DESCRIPTION,
        summary: 'Everything that is stored about the account',
        response: { 200: AccountExport, 401: ErrorAnswer },
      },
    },
    async (request, reply) =>
      (await exportAccount(db, request.accountId, pictureOrigin)) ?? refuseAnonymous(request, reply),
  );

  app.post(
    '/account/delete',
    {
      config: LIMITS.passwords,
      schema: {
        ...DESCRIPTION,
        summary: 'Delete the account, its machine and all that belongs to them',
        body: AccountDeletion,
        response: { 204: Type.Null(), 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const pictures = await brake.guard(
        { request, reply, account: { id: request.accountId } },
        () => deleteAccount(db, request.accountId, request.body.password),
        (deleted) => deleted !== null,
      );
      if (pictures === null) return reply.code(400).send({ detail: 'Incorrect password' });
      // The account is gone, so the answer is a success. The clean-up of unused pictures later removes a file
      // that could not be removed here.
      await removePictures(pictures).catch((error: unknown) =>
        request.log.error({ err: error }, 'the pictures of a deleted account could not be removed'),
      );
      return reply.code(204).send(null);
    },
  );
};
