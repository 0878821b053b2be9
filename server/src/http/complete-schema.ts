import { STATUS_CODES } from 'node:http';
import { ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { FastifySchema } from 'fastify';
import Type, { type TSchema } from 'typebox';

/**
 * Completes a route's schema with three things: the file of an upload form, the body of an error for each status that
 * the schema does not list, and a description of each status.
 */
export function completeSchema(schema: FastifySchema = {}): FastifySchema {
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
