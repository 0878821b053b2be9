import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import type { ServerOptions } from '../server-options';
import { createFolderStorage } from '../releases/folder-storage';
import { publishBuilds } from '../delivery/publish-builds';
import { httpRequest, type TestAnswer, type TestRequest } from './http-request';
import { openTestDatabase, type TestDatabase } from './test-database';
import { createWorkspace, WORKERS } from './test-site';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly port: number;
  /** Sends a request over a real connection. */
  readonly request: (sent: TestRequest | string) => Promise<TestAnswer>;
  readonly database: TestDatabase;
  readonly workspace: string;
  /** The secret that signs the server's tokens. */
  readonly secret: Uint8Array;
  /** The options of the server. A test can use them to build another server for the same site. */
  readonly options: Omit<ServerOptions, 'database'>;
  /** Closes the server and removes its data. */
  readonly drop: () => Promise<void>;
}

/** Starts a whole server on a free port, with a real database and a small site. */
export async function createTestServer(more: Partial<ServerOptions> = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const workspace = await createWorkspace();
  const secret = new TextEncoder().encode('a secret for tests, of 32 bytes or more');
  const options = {
    storage: createFolderStorage(path.join(workspace, 'site')),
    publicDir: path.join(workspace, 'public'),
    filesDir: path.join(workspace, 'files'),
    pictureCacheDir: path.join(workspace, 'picture-cache'),
    secret,
    worker: { text: WORKERS['sw.js'], isOn: true },
    trustProxy: '127.0.0.1',
    ...more,
  };
  await publishBuilds(workspace, options.storage);
  await fs.mkdir(path.join(options.publicDir, 'images'), { recursive: true });
  await fs.mkdir(path.join(options.publicDir, 'root'), { recursive: true });
  const app = await buildServer({ database, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    request: (sent) => httpRequest(port, sent),
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
