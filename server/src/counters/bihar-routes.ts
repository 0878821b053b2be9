import { BiharCounts, ErrorAnswer, OptionCount, OptionPath, VoteQuery } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { LIMITS } from '../http/throttle';
import { notFound } from '../http/contract-errors';
import type { VoteCounts, VoteTarget } from '../votes/vote-counts';

const OPTIONS = ['1', '2', '3', '4'] as const;

const counterOf = (option: string): VoteTarget => ({ counter: `bihar:${option}` });

/** The fixed machine's options and their counts. Behaviour: GET stat/demo-bihar-stat/count. */
export const biharRoutes: FastifyPluginCallbackTypebox<{ counts: VoteCounts }> = (app, { counts }, done) => {
  /** How many votes each option has. Never cached. */
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

  /** Counts one vote and answers after the commit; the same rid again is not counted. */
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

  done();
};
