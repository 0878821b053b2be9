import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileUrl, type RegistryModule, type Release } from '@demo-evm/shared/contract';
import { buildServer } from '../build-server';
import { openDatabase } from '../database/open-database';
import { createFolderStorage } from '../releases/folder-storage';
import type { Build, ReleaseStorage } from '../releases/release-storage';

interface TrialParts {
  readonly storage: ReleaseStorage;
  readonly builds: readonly Build[];
  readonly publicDir: string;
}

export interface TrialSite {
  readonly url: string;
  /** Stops the server and removes everything. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server on a free port of this computer, with a new and empty database and the demo machine. Its site consists
 * of releases of another site and of new builds. It only refers to their files. No visitor reaches it, and the other site
 * does not change.
 * @param releases one release of each module
 * @param storage the other site
 * @param builds the builds of those releases that the other site does not have
 * @param publicDir the folder of files that belong to no release
 */
export async function startTrialSite(
  releases: readonly Release[],
  { storage, builds, publicDir }: TrialParts,
): Promise<TrialSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-smoke-'));
  const removeFolder = () => fs.rm(folder, { recursive: true, force: true });
  try {
    const trialDir = path.join(folder, 'site');
    for (const release of releases) {
      const build = builds.find((candidate) => candidate.release === release);
      if (!build) await storage.prepare(release);
      await refer(trialDir, release, build?.dist ?? path.join(storage.servedFolder, fileUrl(release, '')));
    }
    const trial = createFolderStorage(trialDir);
    await trial.swapRegistry({
      format: 1,
      revision: 1,
      modules: Object.fromEntries(releases.map((release) => [release.module, entryOf(release)])),
    });
    const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
    const app = await buildServer({
      database,
      storage: trial,
      publicDir,
      filesDir: path.join(folder, 'files'),
      pictureCacheDir: path.join(folder, 'picture-cache'),
      secret: new TextEncoder().encode('a secret for nobody, because nobody logs in'),
      worker: { text: '', isOn: false },
      logLevel: 'silent',
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      async close() {
        app.server.closeAllConnections();
        await app.close();
        await database.close();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function refer(siteDir: string, { module, version }: Release, files: string): Promise<void> {
  await fs.mkdir(path.join(siteDir, module), { recursive: true });
  await fs.symlink(path.resolve(files), path.join(siteDir, module, version));
}

function entryOf(release: Release): RegistryModule {
  const { version } = release;
  const switchedAt = new Date().toISOString();
  return { current: version, previous: null, canary: null, switchedAt, releases: { [version]: release } };
}
