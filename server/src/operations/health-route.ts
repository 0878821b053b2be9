import { ErrorAnswer, Health } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { NewestRegistry } from '../releases/newest-registry';

interface HealthOptions {
  readonly db: Kysely<Tables>;
  readonly newestRegistry: NewestRegistry;
}

/**
 * Answers 200 when the database answers a query, otherwise 503. The status is `degraded` while the newest
 * revision of the registry cannot be read or used. Behaviour: GET /healthz.
 */
export const healthRoute: FastifyPluginAsyncTypebox<HealthOptions> = async (app, { db, newestRegistry }) => {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Does the database answer?',
        tags: ['operations'],
        response: { 200: Health, 503: ErrorAnswer },
      },
    },
    async (request, reply) => {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ detail: 'Database not available' });
      }
      return { status: (await isUsable(newestRegistry)) ? ('ok' as const) : ('degraded' as const) };
    },
  );
};

/** Reads the registry, because nobody may have opened a page since the last revision. */
async function isUsable({ read, brokenRevision }: NewestRegistry): Promise<boolean> {
  try {
    await read();
    return brokenRevision() === null;
  } catch {
    return false;
  }
}
