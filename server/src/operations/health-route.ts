import { ErrorAnswer, Health } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Answers 200 when the database answers a query, otherwise 503. Behaviour: GET /healthz. */
export const healthRoute: FastifyPluginAsyncTypebox<{ db: Kysely<Tables> }> = async (app, { db }) => {
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
        return { status: 'ok' as const };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ detail: 'Database not available' });
      }
    },
  );
};
