import { ErrorAnswer, MachineAnswer, MachinePath, VoteCount, VoteQuery } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { accountOf } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { notFound } from '../http/contract-errors';
import { LIMITS } from '../http/throttle';
import type { MachineQueries } from './machine-queries';

interface MachineOptions {
  readonly machines: MachineQueries;
  readonly tokens: Tokens;
}

/**
 * The public routes of machines. In their paths, the vid is named `id`, as in the contract.
 * Behaviour: GET evm/evm/{id}.
 */
export const machineRoutes: FastifyPluginAsyncTypebox<MachineOptions> = async (app, { machines, tokens }) => {
  /**
   * True if the request carries a token of the machine's account. No request is refused because of its token.
   */
  const isOwn = async (request: FastifyRequest, vid: string) => {
    const accountId = await accountOf(request, tokens);
    return accountId !== null && machines.isOwn(vid, accountId);
  };

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

  /**
   * Counts one vote and answers after the commit. A vote whose `rid` is already stored adds nothing. A vote
   * with a token of the machine's account also counts as an own vote. Behaviour: Numbers.
   */
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
    async (request, reply) => {
      const { id: vid } = request.params;
      const count = await machines.increment(vid, request.query.rid, await isOwn(request, vid));
      if (count === null) return notFound(reply, 'EVM not found');
      return { demo_voting_count: count };
    },
  );

  for (const kind of ['open', 'share'] as const)
    app.post(
      `/evm/${kind}s/:id`,
      {
        config: LIMITS.visits,
        schema: {
          summary: `Count one ${kind}; one with a token of the machine's account is not counted`,
          tags: ['machines'],
          params: MachinePath,
          response: { 204: Type.Null(), 404: ErrorAnswer },
        },
      },
      async (request, reply) => {
        const { id: vid } = request.params;
        if (!(await isOwn(request, vid)) && !(await machines.countVisit(vid, kind)))
          return notFound(reply, 'EVM not found');
        return reply.code(204).send(null);
      },
    );
};
