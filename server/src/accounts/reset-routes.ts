import {
  ErrorAnswer,
  ForgotPassword,
  ForgotPasswordState,
  PasswordReset,
} from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { notFound, refuseValue } from '../http/contract-errors';
import { LIMITS } from '../http/throttle';
import { COMMON_PASSWORD, isCommonPassword } from './common-passwords';
import type { PasswordBrake } from './password-brake';
import { refuseWhileBusy } from './refuse-while-busy';
import type { LinkState, ResetLinks } from './reset-links';
import type { ResetMails } from './send-reset-mails';

interface ResetOptions {
  readonly links: ResetLinks;
  /** `undefined` when this server sends no mails. */
  readonly mails: ResetMails | undefined;
  readonly brake: PasswordBrake;
}

/** The error texts (`detail`) for links that cannot be used. */
const REFUSALS: Record<Exclude<LinkState, 'valid'>, string> = {
  expired: 'Link expired',
  used: 'Link already used',
  unknown: 'Link not valid',
};

/** The routes for a forgotten password. Behaviour: POST auth/forgot-password; behaviour: Account. */
export const resetRoutes: FastifyPluginAsyncTypebox<ResetOptions> = async (app, { links, mails, brake }) => {
  app.addHook('onClose', () => mails?.close());

  app.get(
    '/forgot-password',
    {
      schema: {
        summary: 'Tell whether this server sends mails with links for a new password',
        tags: ['accounts'],
        response: { 200: ForgotPasswordState },
      },
    },
    () => ({ by_mail: mails !== undefined }),
  );

  /** Asks for a mail. The answer does not tell whether an account has the e-mail. */
  app.post(
    '/forgot-password',
    {
      config: LIMITS.forgottenPasswords,
      schema: {
        summary: 'Send a link for a new password to an e-mail, if an account has it',
        tags: ['accounts'],
        body: ForgotPassword,
        response: { 204: Type.Null(), 404: ErrorAnswer },
      },
    },
    async ({ body: { email, language }, log }, reply) => {
      if (!mails) return notFound(reply, 'No mail is sent');
      mails.sendLater(email, language, log);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/reset-password',
    {
      onRequest: refuseWhileBusy,
      config: LIMITS.passwords,
      schema: {
        summary: 'Set a new password with the token of a link, and log out all browsers',
        tags: ['accounts'],
        body: PasswordReset,
        response: { 204: Type.Null(), 400: ErrorAnswer, 422: ErrorAnswer },
      },
    },
    async (request, reply) => {
      if (isCommonPassword(request.body.password))
        return refuseValue(reply, ['body', 'password'], COMMON_PASSWORD);
      const outcome = await links.use(request.body.token, request.body.password);
      if ('refusal' in outcome) return reply.code(400).send({ detail: REFUSALS[outcome.refusal] });
      brake.trust(request, { email: outcome.email });
      return reply.code(204).send(null);
    },
  );
};
