import { BiharCounts, ErrorAnswer, OptionCount, OptionPath, VoteQuery } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { notFound } from '../http/contract-errors';
import { LIMITS } from '../http/throttle';
import type { CounterRef, VoteCounts } from '../votes/vote-counts';

const OPTIONS = ['1', '2', '3', '4'] as const;

const counterOf = (option: string): CounterRef => ({ counter: `bihar:${option}` });

/** The routes for the votes of each option of the Bihar machine. Behaviour: GET stat/demo-bihar-stat/count. */
export const biharRoutes: FastifyPluginAsyncTypebox<{ counts: VoteCounts }> = async (app, { counts }) => {
  app.get(
    '/demo-bihar-stat/count',
    { schema: { summary: 'Votes of each option', tags: ['bihar'], response: { 200: BiharCounts } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [one, two, three, four] = (await Promise.all(
        OPTIONS.map((option) => counts.read(counterOf(option))),
      )) as [number, number, number, number];
      return { '1': one, '2': two, '3': three, '4': four };
    },
  );

  /** Counts one vote and answers after the commit. A vote whose `rid` is already stored adds nothing. */
  app.post(
    '/demo-bihar-stat/increment/:id',
    {
      config: LIMITS.votes,
      schema: {
        summary: 'Count one vote for an option',
        tags: ['bihar'],
        params: OptionPath,
        querystring: VoteQuery,
        response: { 200: OptionCount, 404: ErrorAnswer },
      },
    },
    async ({ params: { id }, query: { rid } }, reply) => {
      if (!OPTIONS.some((option) => option === id)) return notFound(reply, 'Option not found');
      return { id, count: (await counts.add(counterOf(id), rid)) ?? 0 };
    },
  );
};
