import { ErrorAnswer, Login, Registered, Registration, Token } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseValue } from '../http/contract-errors';
import { LIMITS } from '../http/throttle';
import type { AccountQueries } from './account-queries';
import { COMMON_PASSWORD, isCommonPassword } from './common-passwords';
import type { PasswordBrake } from './password-brake';
import { refuseWhileBusy } from './refuse-while-busy';
import type { Tokens } from './tokens';

interface AccountOptions {
  readonly accounts: AccountQueries;
  readonly brake: PasswordBrake;
  readonly tokens: Tokens;
}

/** The routes for registration and login. Behaviour: POST auth/register/; behaviour: POST auth/token. */
export const accountRoutes: FastifyPluginAsyncTypebox<AccountOptions> = async (
  app,
  { accounts, brake, tokens },
) => {
  app.post(
    '/register',
    {
      onRequest: refuseWhileBusy,
      config: LIMITS.registration,
      schema: {
        summary: 'Make an account and its machine',
        tags: ['accounts'],
        body: Registration,
        response: { 200: Registered, 400: ErrorAnswer, 422: ErrorAnswer },
      },
    },
    async ({ body }, reply) => {
      if (isCommonPassword(body.password)) return refuseValue(reply, ['body', 'password'], COMMON_PASSWORD);
      const registered = await accounts.register(body);
      return registered ?? reply.code(400).send({ detail: 'Email already registered' });
    },
  );

  /**
   * Answers with a token when the e-mail and the password in a form are right. The answer 401 does not tell which of
   * the two is wrong. Wrong passwords slow down the next attempts for this e-mail.
   */
  app.post(
    '/token',
    {
      onRequest: refuseWhileBusy,
      config: LIMITS.login,
      schema: {
        summary: 'Log in',
        tags: ['accounts'],
        consumes: ['application/x-www-form-urlencoded'],
        body: Login,
        response: { 200: Token, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = request.body.username.trim();
      const account = await brake.guard(
        { request, reply, account: { email } },
        () => accounts.logIn(email, request.body.password),
        (owner) => owner !== null,
      );
      if (account === null) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send({ detail: 'Incorrect email or password' });
      }
      return { access_token: await tokens.issue(account), token_type: 'bearer' as const };
    },
  );
};
