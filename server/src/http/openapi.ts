import describeApi from '@fastify/swagger';
import serveDocs from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { completeSchema } from './complete-schema';

/** This part of a route's schema makes the API's description say that the route needs a login. */
export const NEEDS_TOKEN = { security: [{ bearer: [] }] };

/**
 * The policy of the page `/api/docs`. Swagger UI loads files of this server and pictures in `data:` URLs. Its
 * style attributes need 'unsafe-inline'.
 */
const DOCS_CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Builds an OpenAPI description from the schemas of all routes that are registered on `app` after this call. A route
 * whose schema has `hide: true` is not described. The description is served as a page at `/api/docs` and as JSON at
 * `/api/docs/json`.
 * @param isServed If false, this function does nothing.
 */
export async function installOpenApi(app: FastifyInstance, isServed: boolean): Promise<void> {
  if (!isServed) return;
  await app.register(describeApi, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Demo EVM',
        description:
          'Machines, demo votes and accounts of a practice voting machine. Every error is JSON with `detail`.',
        version: '1.0.0',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: completeSchema(schema), url }),
  });
  await app.register(serveDocs, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_CONTENT_SECURITY_POLICY,
    theme: { title: 'Demo EVM API' },
  });
}
