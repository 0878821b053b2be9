import compressAnswers from '@fastify/compress';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { FAST_BROTLI } from './compressed-page';

/**
 * The options of a route whose answers are compressed while they are sent, if the browser accepts compressed answers.
 */
export const COMPRESSED: RouteShorthandOptions = {
  compress: { encodings: ['br', 'gzip'], brotliOptions: FAST_BROTLI },
};

/** Compresses the answers of the routes that have the options `COMPRESSED`. Must run before these routes are added. */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compressAnswers, { global: false });
}
