import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import { publishBuilds } from '../delivery/publish-builds';
import { openTestDatabase, type TestDatabase } from './test-database';
import { createWorkspace } from './test-site';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly workspace: string;
  /** What its tokens are signed with. */
  readonly secret: Uint8Array;
  /** The options it was built with, for another one on the same site. */
  readonly options: { readonly siteDir: string; readonly publicDir: string; readonly secret: Uint8Array };
  /** Closes it and removes its data. */
  drop(): Promise<void>;
}

/** A whole server, not listening, with a real database and a small built site of its own. */
export async function createTestServer(): Promise<TestServer> {
  const database = await openTestDatabase();
  const workspace = await createWorkspace();
  const secret = new TextEncoder().encode('a secret for tests, of 32 bytes or more');
  const options = {
    siteDir: path.join(workspace, 'site'),
    publicDir: path.join(workspace, 'public'),
    secret,
  };
  await publishBuilds(workspace, options.siteDir);
  await fs.mkdir(path.join(options.publicDir, 'images'), { recursive: true });
  const app = await buildServer({ database, ...options });
  return {
    app,
    database,
    workspace,
    secret,
    options,
    async drop() {
      await app.close();
      await database.drop();
      await fs.rm(workspace, { recursive: true });
    },
  };
}
