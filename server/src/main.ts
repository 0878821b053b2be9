import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildServer } from './build-server';
import { openDatabase } from './database/open-database';
import { publishBuilds } from './delivery/publish-builds';
import { readSettings } from './settings/settings';
import { explain } from './settings/explain';

const PACKAGE_DIR = path.resolve(import.meta.dirname, '..');
const WORKSPACE_DIR = path.resolve(PACKAGE_DIR, '..');

/** Opens the database, publishes what is built, serves, and says so in one line. */
async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const siteDir = path.join(settings.dataDir, 'site');
  const database = await openDatabase(settings);
  await publishBuilds(WORKSPACE_DIR, siteDir);
  const app = await buildServer({ database, siteDir, publicDir: path.join(PACKAGE_DIR, 'public') });
  const close = async () => {
    await app.close();
    await database.close();
  };
  closeWithGrace({ delay: 5_000, logger: app.log }, close);

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  process.stdout.write(`Demo EVM is ready at http://${host}:${port}/\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
