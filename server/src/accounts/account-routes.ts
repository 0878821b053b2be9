import { ErrorAnswer, Login, Registered, Registration, Token } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { AccountStore } from './account-queries';
import { LIMITS } from '../http/throttle';
import type { Tokens } from './tokens';

interface AccountOptions {
  readonly accounts: AccountStore;
  readonly tokens: Tokens;
}

/** Registration and login. Behaviour: POST auth/register/; behaviour: POST auth/token. */
export const accountRoutes: FastifyPluginCallbackTypebox<AccountOptions> = (
  app,
  { accounts, tokens },
  done,
) => {
  /** Makes an account and its machine. */
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

  /** Gives a token for e-mail and password, sent as a form. It says the same of a wrong one of either. */
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

  done();
};
