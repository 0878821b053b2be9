import { ErrorAnswer, MachineUpdate, OwnMachine, VidAnswer, VidUpdate } from '@demo-evm/shared/api/schemas';
import { isReservedVid } from '@demo-evm/shared/domain';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { NEEDS_TOKEN } from '../http/openapi';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { OwnMachineStore } from './own-machine-queries';
import type { Tokens } from '../accounts/tokens';

interface OwnMachineOptions {
  readonly machines: OwnMachineStore;
  readonly tokens: Tokens;
}

/** In the description of each of these calls. */
const OWN = { tags: ['own machine'], ...NEEDS_TOKEN };

/** The machine of the account that is logged in. Behaviour: GET auth/evm/; behaviour: PUT auth/evm/. */
export const ownMachineRoutes: FastifyPluginCallbackTypebox<OwnMachineOptions> = (
  app,
  { machines, tokens },
  done,
) => {
  requireAccount(app, tokens);

  app.get(
    '/evm',
    { schema: { ...OWN, summary: 'Read the own machine', response: { 200: OwnMachine, 401: ErrorAnswer } } },
    async (request, reply) => (await machines.read(request.accountId)) ?? refuseAnonymous(request, reply),
  );

  /** Changes the given fields; the others stay. */
  app.put(
    '/evm',
    {
      schema: {
        ...OWN,
        summary: 'Change fields of the own machine',
        body: MachineUpdate,
        response: { 200: OwnMachine, 401: ErrorAnswer },
      },
    },
    async (request, reply) =>
      (await machines.update(request.accountId, request.body)) ?? refuseAnonymous(request, reply),
  );

  /** Changes the short link; counts follow the machine. */
  app.put(
    '/evm/update-vid',
    {
      schema: {
        ...OWN,
        summary: 'Change the short link',
        body: VidUpdate,
        response: { 200: VidAnswer, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { vid } = request.body;
      if (isReservedVid(vid)) return reply.code(400).send({ detail: 'VID is reserved' });
      const outcome = await machines.rename(request.accountId, vid);
      if (outcome === 'gone') return refuseAnonymous(request, reply);
      if (outcome === 'taken') return reply.code(400).send({ detail: 'VID already exists' });
      return { vid };
    },
  );

  done();
};
