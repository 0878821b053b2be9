import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { tokenSecret } from './accounts/token-secret';
import { buildServer } from './build-server';
import { openDatabase } from './database/open-database';
import { createFolderStorage } from './releases/folder-storage';
import { moveAtStart } from './move-site/move-at-start';
import { publishBuilds } from './delivery/publish-builds';
import type { OperatorError } from './errors/operator-error';
import type { ReleaseStorage } from './releases/release-storage';
import { listen } from './listen';
import type { Settings } from './settings/settings';
import { openSite, siteFolder } from './site-database/open-site';
import { readSiteConfig } from './site/site-config';
import { readWorkerScript } from './site/worker-script';
import { pictureFolders } from './uploads/open-picture-store';

interface Folders {
  /** The folder of the packages whose builds are published. */
  readonly workspaceDir: string;
  readonly publicDir: string;
  /** The folder of the server's package, with its build. */
  readonly packageDir: string;
}

export interface RunningServer {
  readonly url: string;
  /** Gives running requests a short time to finish, then closes the database. Further calls wait for the first call. */
  readonly close: () => Promise<void>;
  /** Resolves with the reason when the database has stopped and only a restart of the process helps. */
  readonly failed: Promise<OperatorError>;
}

/** The time that a closing server waits before it cuts the connections that are still open. */
const DRAIN_TIMEOUT_MS = 2_000;

/**
 * Opens the database, publishes the builds of the workspace, and listens. When a step fails, this function first closes
 * the server and the database if they are open, and then throws the error.
 */
export async function start(
  settings: Settings,
  { workspaceDir, publicDir, packageDir }: Folders,
): Promise<RunningServer> {
  const linkPicturesDir = path.join(settings.dataDir, 'link-pictures');
  const siteConfig =
    settings.siteConfig === undefined ? undefined : await readSiteConfig(settings.siteConfig);
  const worker = await readWorkerScript(packageDir, settings.isWorkerOn);
  const database = await openDatabase(settings);
  let app: FastifyInstance | undefined;
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    try {
      if (app) await closeServer(app);
    } finally {
      await database.close();
    }
  };
  const close = () => (closing ??= closeAll());

  try {
    const storage = openSite(database, settings.dataDir);
    if (database.isShared)
      await moveAtStart(createFolderStorage(siteFolder(settings.dataDir)), storage, printLine);
    await publishUnlessDamaged(workspaceDir, storage);
    const secret = await tokenSecret(settings.tokenSecret, settings.dataDir, database);
    const folders = { publicDir, linkPicturesDir, ...pictureFolders(settings.dataDir) };
    app = await buildServer({ ...settings, ...folders, storage, siteConfig, worker, database, secret });
    const url = await listen(app, settings);
    return { url, close, failed: database.failed };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Publishes the builds. When the newest revision of the registry cannot be used, prints the reason and
 * publishes nothing. The server then starts with the newest revision that can be used.
 */
async function publishUnlessDamaged(workspaceDir: string, storage: ReleaseStorage): Promise<void> {
  const { registry, problem } = await storage.readUsable();
  if (problem === null) return publishBuilds(workspaceDir, storage);
  const { message } = problem.error;
  printLine(`${message} Until then visitors get revision ${registry.revision}.`);
}

function printLine(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/**
 * Closes the server. The timeout is needed because connections that a browser opened in advance count as busy, and the
 * server waits for busy connections.
 */
async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await app.close();
  clearTimeout(cut);
}
