import { AccountUpdate, ErrorAnswer, OwnAccount, PasswordChange, Token } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { refuseValue } from '../http/contract-errors';
import { NEEDS_TOKEN } from '../http/openapi';
import { LIMITS } from '../http/throttle';
import { bearerToken, refuseAnonymous, requireAccount } from './authenticate';
import { COMMON_PASSWORD, isCommonPassword } from './common-passwords';
import type { AccountChange, OwnAccountQueries } from './own-account-queries';
import type { PasswordBrake } from './password-brake';
import type { Tokens } from './tokens';

interface OwnAccountOptions {
  readonly accounts: OwnAccountQueries;
  readonly brake: PasswordBrake;
  readonly tokens: Tokens;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['accounts'], ...NEEDS_TOKEN };

/**
 * The error texts (`detail`) of refused changes. Their status is 400, because a page treats 401 as the end of
 * its session.
 */
const REFUSALS = {
  'wrong password': 'Incorrect password',
  taken: 'Email already registered',
} as const satisfies Partial<Record<AccountChange, string>>;

/** The routes for the account that is logged in. Behaviour: GET auth/account; behaviour: Account. */
export const ownAccountRoutes: FastifyPluginAsyncTypebox<OwnAccountOptions> = async (
  app,
  { accounts, brake, tokens },
) => {
  requireAccount(app, tokens);

  app.get(
    '/account',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Read the account',
        response: { 200: OwnAccount, 401: ErrorAnswer },
      },
    },
    async (request, reply) => (await accounts.read(request.accountId)) ?? refuseAnonymous(request, reply),
  );

  app.put(
    '/account',
    {
      config: LIMITS.passwords,
      schema: {
        ...DESCRIPTION,
        summary: 'Change name, e-mail and phone number; a new e-mail needs the password',
        body: AccountUpdate,
        response: { 200: OwnAccount, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const update = () => accounts.update(request.accountId, request.body);
      const outcome = await (request.body.password === undefined
        ? update()
        : brake.guard(attemptOf(request, reply), update, (change) => change !== 'wrong password'));
      if (outcome === 'wrong password' || outcome === 'taken')
        return reply.code(400).send({ detail: REFUSALS[outcome] });
      return (await accounts.read(request.accountId)) ?? refuseAnonymous(request, reply);
    },
  );

  /**
   * Changes the password and ends all tokens. The answer has a new token, so this browser stays logged in.
   */
  app.put(
    '/account/password',
    {
      config: LIMITS.passwords,
      schema: {
        ...DESCRIPTION,
        summary: 'Change the password, and log out all other browsers',
        body: PasswordChange,
        response: { 200: Token, 400: ErrorAnswer, 401: ErrorAnswer, 422: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { current_password, new_password } = request.body;
      if (isCommonPassword(new_password))
        return refuseValue(reply, ['body', 'new_password'], COMMON_PASSWORD);
      const owner = await brake.guard(
        attemptOf(request, reply),
        () => accounts.changePassword(request.accountId, current_password, new_password),
        (changed) => changed !== null,
      );
      if (!owner) return reply.code(400).send({ detail: REFUSALS['wrong password'] });
      return { access_token: await tokens.issue(owner), token_type: 'bearer' as const };
    },
  );

  app.post(
    '/account/log-out',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'End the token of this request',
        response: { 204: Type.Null(), 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      await tokens.end(bearerToken(request) ?? '');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/account/log-out-everywhere',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'End all tokens of the account',
        response: { 204: Type.Null(), 401: ErrorAnswer },
      },
    },
    async ({ accountId }, reply) => {
      await accounts.endSessions(accountId);
      return reply.code(204).send(null);
    },
  );
};

/** Describes an attempt to use the password of the logged-in account, for the password brake. */
function attemptOf(request: FastifyRequest, reply: FastifyReply) {
  return { request, reply, account: { id: request.accountId } };
}
