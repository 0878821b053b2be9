import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry } from '../src/releases/change-registry';
import { folderStore } from '../src/releases/folder-storage';
import { withCurrent } from '../src/releases/registry-changes';
import type { ReleaseStore } from '../src/releases/release-storage';
import { createTestBuilds } from '../src/testing/test-builds';
import { VOTING } from '../src/testing/test-site';

const SERVER = path.resolve(import.meta.dirname, '..');
const MODULES = ['mfe-one', 'mfe-two'];

/**
 * Two processes release to one site at once; both are killed, at any point of it. Afterwards the last release that
 * each has told of is live, or the next one is; every file of what is named is intact; and the next release works.
 * @returns how many releases were made live
 */
export async function killReleases(rounds: number): Promise<number> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-releases-'));
  const store = folderStore(path.join(folder, 'site'));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const releasing = MODULES.map((module) => startReleasing(module, store.place));
      await Promise.all(releasing.map(({ begun }) => begun));
      await wait(randomInt(300));
      const told = await Promise.all(releasing.map(({ kill }) => kill()));
      for (const [at, module] of MODULES.entries()) await check(store, module, told[at]);
    }
    return await store.revision();
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
    begun: Promise.race([once(child.stdout, 'data'), ended]),
    /** @returns the version that it told of last */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      return output.split('\n').at(-2);
    },
  };
}

async function check(store: ReleaseStore, module: string, told: string | undefined): Promise<void> {
  const known = (await store.readRegistry()).modules[module];
  if (!told || !known) throw new Error(`${module} was never released.`);
  if (![known.current, known.previous].includes(told))
    throw new Error(`${told} was told of, ${known.current} is current, before it ${String(known.previous)}.`);
  for (const release of Object.values(known.releases)) {
    const damage = await store.findDamage(release);
    if (damage.length > 0) throw new Error(`${release.version} is damaged: ${JSON.stringify(damage)}`);
  }
  await releaseNext(store, module);
}

/** Without any cleaning. */
async function releaseNext(store: ReleaseStore, module: string): Promise<void> {
  const builds = await createTestBuilds(store.place);
  const version = `1.0.1-${(await store.revision()).toString()}`;
  const build = await builds.make({ ...VOTING, module, version, mounts: [`/${module}`] });
  await changeRegistry(store, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  await builds.remove();
}
