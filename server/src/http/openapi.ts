import { STATUS_CODES } from 'node:http';
import { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import describeApi from '@fastify/swagger';
import serveDocs from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import Type, { type TSchema } from 'typebox';

/** Goes into the schema of a route that asks for a login. */
export const NEEDS_TOKEN = { security: [{ bearer: [] }] };

/** Only its own files; the style attributes are written by its scripts. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * Describes every route registered after it on `app` from the schemas that validate it, as OpenAPI, and
 * serves that at `/api/docs`, to read, and as `/api/docs/json`.
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
    transform: ({ schema, url }) => ({ schema: complete(schema), url }),
  });
  await app.register(serveDocs, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Demo EVM API' },
  });
}

/** What no schema of a route says by itself: the file of a form, and that any error has a `detail`. */
function complete(schema: FastifySchema = {}): FastifySchema {
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
