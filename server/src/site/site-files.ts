import fs from 'node:fs/promises';
import path from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface FileFolders {
  /** Folder of the releases. It is made when it is missing. */
  readonly releasesDir: string;
  /** Folder of files that belong to no release. */
  readonly publicDir: string;
}

/**
 * Adds routes for two folders of `publicDir`: each file of `images` is served under `/images/`, and each file of `root`
 * under its name. Also lets `reply.sendFile` send files of releases. A file of a release is sent compressed if there is
 * a compressed copy that the browser accepts.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  { releasesDir, publicDir }: FileFolders,
): Promise<void> {
  await fs.mkdir(releasesDir, { recursive: true });
  await app.register(serveFiles, {
    root: releasesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  await app.register(serveFiles, {
    root: path.join(publicDir, 'images'),
    prefix: '/images/',
    decorateReply: false,
    maxAge: '1h',
  });
  await app.register(serveFiles, {
    root: path.join(publicDir, 'root'),
    wildcard: false, // adds a route for each file, because `/*` is the route of pages
    decorateReply: false,
    maxAge: '1h',
  });
}
