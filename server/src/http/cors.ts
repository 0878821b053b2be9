import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of these origins call the routes of `app`, without cookies. Pages of this site may always call them.
 * @param origins such as `https://demo.example`; when the list is empty, only pages of this site may call the routes
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 24 * 60 * 60,
    strictPreflight: false,
  });
}
