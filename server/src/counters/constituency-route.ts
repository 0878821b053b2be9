import { ConstituencyCall, ConstituencyCount, ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { LIMITS } from '../http/throttle';
import type { CounterRef, VoteCounts } from '../votes/vote-counts';
import { constituencyCounter } from './constituency-counter';
import { createConstituencyNames } from './constituency-names';

interface ConstituencyOptions {
  readonly counts: VoteCounts;
  readonly db: Kysely<Tables>;
  /** True if all machines of the site are in this database. If not, votes for any name are counted. */
  readonly knowsMachines: boolean;
}

/**
 * The route that counts and reads the votes of a constituency. A site without this server uses a cloud function.
 * Where this server has the machines, a vote for a name that no machine has is answered with 0 and not counted.
 * Behaviour: POST counter; spec 9: Counter actions.
 */
export const constituencyRoute: FastifyPluginAsyncTypebox<ConstituencyOptions> = async (
  app,
  { counts, db, knowsMachines },
) => {
  const isCounted = knowsMachines
    ? createConstituencyNames(db, constituencyCounter)
    : () => Promise.resolve(true);
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
      const name = vidhansabha.trim();
      const counter: CounterRef = { counter: constituencyCounter(name) };
      switch (action) {
        case 'get':
          return { vidhansabha, count: await counts.read(counter) };
        case 'update':
          return { vidhansabha, count: ((await isCounted(name)) && (await counts.add(counter, rid))) || 0 };
        default:
          return reply.code(400).send({ detail: 'Unknown action' });
      }
    },
  );
};
