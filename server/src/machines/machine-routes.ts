import { ErrorAnswer, MachineAnswer, MachinePath, VoteCount, VoteQuery } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { notFound } from '../http/contract-errors';
import { LIMITS } from '../http/throttle';
import type { MachineQueries } from './machine-queries';

/** The public routes of machines. Their paths call the vid `id`, as the contract does. Behaviour: GET evm/evm/{id}. */
export const machineRoutes: FastifyPluginAsyncTypebox<{ machines: MachineQueries }> = async (
  app,
  { machines },
) => {
  app.get(
    '/evm/:id',
    {
      schema: {
        summary: 'Public details of a machine, or null when there is no such machine',
        tags: ['machines'],
        params: MachinePath,
        response: { 200: MachineAnswer },
      },
    },
    ({ params: { id: vid } }) => machines.find(vid),
  );

  /** Sends the number of votes, which is 0 for an unknown vid. The response is never cached. */
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
    async ({ params: { id: vid } }, reply) => {
      reply.header('cache-control', 'no-store');
      return { demo_voting_count: await machines.count(vid) };
    },
  );

  /** Counts one vote and answers after the commit. A vote whose `rid` is already stored adds nothing. */
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
    async ({ params: { id: vid }, query: { rid } }, reply) => {
      const count = await machines.increment(vid, rid);
      if (count === null) return notFound(reply, 'EVM not found');
      return { demo_voting_count: count };
    },
  );
};
