import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry } from '../src/releases/change-registry';
import { createFolderStorage } from '../src/releases/folder-storage';
import { withCurrent } from '../src/releases/registry-changes';
import type { ReleaseStorage } from '../src/releases/release-storage';
import { createTestBuilds } from '../src/testing/test-builds';
import { VOTING } from '../src/testing/test-site';

const SERVER = path.resolve(import.meta.dirname, '..');
const MODULES = ['mfe-one', 'mfe-two'];

/**
 * In each round, starts two processes that release to one site at once, and kills both at a random moment. Afterwards,
 * the last version that each process printed must be its module's current or previous release. All files of the
 * releases in the registry must be intact, and another release must succeed.
 * @returns The number of releases that became live, in all rounds.
 * @throws {Error} When one of these conditions does not hold, or a process printed no version.
 */
export async function killReleases(rounds: number): Promise<number> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-releases-'));
  const storage = createFolderStorage(path.join(folder, 'site'));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const releasing = MODULES.map((module) => startReleasing(module, storage.place));
      await Promise.all(releasing.map(({ started }) => started));
      await wait(randomInt(300));
      const printed = await Promise.all(releasing.map(({ kill }) => kill()));
      for (const [at, module] of MODULES.entries()) await check(storage, module, printed[at]);
    }
    return await storage.revision();
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

function startReleasing(module: string, siteDir: string) {
  const script = ['--import', 'tsx', 'checks/processes/make-releases.ts', module, siteDir];
  const child = spawn(process.execPath, script, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close');
  return {
    started: Promise.race([once(child.stdout, 'data'), ended]),
    /** Kills the process and gives the last version that it printed; `undefined` when it printed nothing. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      return output.split('\n').at(-2);
    },
  };
}

async function check(storage: ReleaseStorage, module: string, printed: string | undefined): Promise<void> {
  const known = (await storage.readRegistry()).modules[module];
  if (!printed || !known) throw new Error(`${module} was never released.`);
  if (![known.current, known.previous].includes(printed))
    throw new Error(
      `${printed} was printed, but ${known.current} is current and ${String(known.previous)} is previous.`,
    );
  for (const release of Object.values(known.releases)) {
    const damage = await storage.findDamage(release);
    if (damage.length > 0) throw new Error(`${release.version} is damaged: ${JSON.stringify(damage)}`);
  }
  await releaseNext(storage, module);
}

/**
 * Releases a new build of the module, although the killed processes may have left unfinished files in the site's
 * folder.
 */
async function releaseNext(storage: ReleaseStorage, module: string): Promise<void> {
  const builds = await createTestBuilds(storage.place);
  const version = `1.0.1-${(await storage.revision()).toString()}`;
  const build = await builds.make({ ...VOTING, module, version, mounts: [`/${module}`] });
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  await builds.remove();
}
