import { ErrorAnswer, MachineUpdate, OwnMachine } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { NEEDS_TOKEN } from '../http/openapi';
import { LIMITS } from '../http/throttle';
import type { OwnMachineQueries } from './own-machine-queries';

interface OwnMachineOptions {
  readonly machines: OwnMachineQueries;
  readonly tokens: Tokens;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['own machine'], ...NEEDS_TOKEN };

/** The routes for the machine of the account that is logged in. Behaviour: GET auth/evm/; behaviour: PUT auth/evm/. */
export const ownMachineRoutes: FastifyPluginAsyncTypebox<OwnMachineOptions> = async (
  app,
  { machines, tokens },
) => {
  requireAccount(app, tokens);

  app.get(
    '/evm',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Read the machine of the account',
        response: { 200: OwnMachine, 401: ErrorAnswer },
      },
    },
    async (request, reply) => (await machines.read(request.accountId)) ?? refuseAnonymous(request, reply),
  );

  /** Changes the fields that the body has, and sets the time of the last change. */
  app.put(
    '/evm',
    {
      config: LIMITS.changes,
      schema: {
        ...DESCRIPTION,
        summary: 'Change fields of the machine of the account',
        body: MachineUpdate,
        response: { 200: OwnMachine, 401: ErrorAnswer },
      },
    },
    async (request, reply) =>
      (await machines.update(request.accountId, request.body)) ?? refuseAnonymous(request, reply),
  );
};
