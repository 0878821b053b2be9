import { ErrorAnswer, Login, Registered, Registration, Token } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LIMITS } from '../http/throttle';
import type { AccountQueries } from './account-queries';
import type { Tokens } from './tokens';

interface AccountOptions {
  readonly accounts: AccountQueries;
  readonly tokens: Tokens;
}

/** The routes for registration and login. Behaviour: POST auth/register/; behaviour: POST auth/token. */
export const accountRoutes: FastifyPluginAsyncTypebox<AccountOptions> = async (app, { accounts, tokens }) => {
  app.post(
    '/register',
    {
      config: LIMITS.registration,
      schema: {
        summary: 'Make an account and its machine',
        tags: ['accounts'],
        body: Registration,
        response: { 200: Registered, 400: ErrorAnswer },
      },
    },
    async ({ body }, reply) => {
      const registered = await accounts.register(body);
      return registered ?? reply.code(400).send({ detail: 'Email already registered' });
    },
  );

  /**
   * Answers with a token when the e-mail and the password in a form are right. The answer 401 does not tell which of
   * the two is wrong.
   */
  app.post(
    '/token',
    {
      config: LIMITS.login,
      schema: {
        summary: 'Log in',
        tags: ['accounts'],
        consumes: ['application/x-www-form-urlencoded'],
        body: Login,
        response: { 200: Token, 401: ErrorAnswer },
      },
    },
    async ({ body: { username, password } }, reply) => {
      reply.header('cache-control', 'no-store');
      const account = await accounts.logIn(username.trim(), password);
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
