import { ConstituencyCall, ConstituencyCount, ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { LIMITS } from '../throttle';
import type { CounterQuery, VoteCounts } from './vote-counts';

const counterOf = (vidhansabha: string): CounterQuery =>
  sql`select ${`vidhansabha:${vidhansabha}`}::text as counter`;

/** The constituency counter, in place of the cloud function. BEHAVIOUR: POST counter; SPEC 9: Counter actions. */
export const constituencyRoute: FastifyPluginCallbackTypebox<{ counts: VoteCounts }> = (
  app,
  { counts },
  done,
) => {
  app.post(
    '/vidhansabha',
    {
      config: LIMITS.votes,
      schema: { body: ConstituencyCall, response: { 200: ConstituencyCount, 400: ErrorAnswer } },
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
  done();
};
