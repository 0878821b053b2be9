import { STATUS_CODES } from 'node:http';
import { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import describeApi from '@fastify/swagger';
import serveDocs from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import Type, { type TSchema } from 'typebox';

/** This part of a route's schema makes the API's description say that the route needs a login. */
export const NEEDS_TOKEN = { security: [{ bearer: [] }] };

/** Swagger UI loads files of this server and pictures in `data:` URLs. Its style attributes need 'unsafe-inline'. */
const DOCS_CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Builds an OpenAPI description from the schemas of all routes that are registered on `app` after this call, except
 * hidden ones. The description is served as a page at `/api/docs` and as JSON at `/api/docs/json`.
 */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
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

/**
 * Completes a route's schema with three things: the file of an upload form, the body of an error for each status that
 * the schema does not list, and a description of each status.
 */
function completeSchema(schema: FastifySchema = {}): FastifySchema {
  const responses = schema.response as Record<string, TSchema> | undefined;
  return {
    ...schema,
    ...(schema.consumes?.includes('multipart/form-data') && { body: FILE_FORM }),
    response: Object.fromEntries(
      Object.entries({ ...responses, default: ErrorAnswer }).map(([status, shape]) => [
        status,
        { ...shape, description: STATUS_CODES[status] ?? 'Any error' },
      ]),
    ),
  };
}

const FILE_FORM = Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }) });
