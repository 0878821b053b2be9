import { ConstituencyCall, ConstituencyCount, ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LIMITS } from '../http/throttle';
import type { CounterRef, VoteCounts } from '../votes/vote-counts';

const counterOf = (vidhansabha: string): CounterRef => ({ counter: `vidhansabha:${vidhansabha}` });

/**
 * The route that counts and reads the votes of a constituency. A site without this server uses a cloud function.
 * Behaviour: POST counter; spec 9: Counter actions.
 */
export const constituencyRoute: FastifyPluginAsyncTypebox<{ counts: VoteCounts }> = async (
  app,
  { counts },
) => {
  app.post(
    '/vidhansabha',
    {
      config: LIMITS.votes,
      schema: {
        summary: 'Count or read the votes of a constituency',
        tags: ['constituencies'],
        body: ConstituencyCall,
        response: { 200: ConstituencyCount, 400: ErrorAnswer },
      },
    },
    async ({ body: { vidhansabha, action, rid } }, reply) => {
      reply.header('cache-control', 'no-store');
      const counter = counterOf(vidhansabha.trim());
      switch (action) {
        case 'get':
          return { vidhansabha, count: await counts.read(counter) };
        case 'update':
          return { vidhansabha, count: (await counts.add(counter, rid)) ?? 0 };
        default:
          return reply.code(400).send({ detail: 'Unknown action' });
      }
    },
  );
};
