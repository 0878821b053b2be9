import { ErrorAnswer, MachineAnswer, MachinePath, VoteCount, VoteQuery } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { LIMITS } from '../http/throttle';
import type { MachineStore } from './machine-queries';
import { notFound } from '../http/contract-errors';

/** The public calls about machines. Behaviour: GET evm/evm/{id}. */
export const machineRoutes: FastifyPluginCallbackTypebox<{ machines: MachineStore }> = (
  app,
  { machines },
  done,
) => {
  /** The public details, or `null` for an id no machine has. */
  app.get(
    '/evm/:id',
    {
      schema: {
        summary: 'Public details of a machine; null: there is none',
        tags: ['machines'],
        params: MachinePath,
        response: { 200: MachineAnswer },
      },
    },
    ({ params }) => machines.find(params.id),
  );

  /** How many votes; 0 for an unknown id. Never cached. */
  app.get(
    '/evm/count/:id',
    {
      schema: {
        summary: 'Votes of a machine',
        tags: ['machines'],
        params: MachinePath,
        response: { 200: VoteCount },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return { demo_voting_count: await machines.count(params.id) };
    },
  );

  /** Counts one vote and answers after the commit; the same rid again is not counted. */
  app.post(
    '/evm/increment_count/:id',
    {
      config: LIMITS.votes,
      schema: {
        summary: 'Count one vote; the same rid again is not counted',
        tags: ['machines'],
        params: MachinePath,
        querystring: VoteQuery,
        response: { 200: VoteCount, 404: ErrorAnswer },
      },
    },
    async ({ params, query }, reply) => {
      const count = await machines.increment(params.id, query.rid);
      if (count === null) return notFound(reply, 'EVM not found');
      return { demo_voting_count: count };
    },
  );

  done();
};
