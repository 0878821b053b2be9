import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { folderStore } from '../src/releases/folder-storage';
import { killReleases } from './kill-releases';

/**
 * Kills processes that release, again and again; then releases one remote of this workspace as its team does, and
 * checks that turbo has built and tested that package alone. `npm run test:release -w server -- --kills 20`
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULE = 'mfe-create';

async function releaseOne(): Promise<void> {
  const before = await changedFiles();
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-release-'));
  const npm = spawn('npm', ['run', 'release', '--', MODULE, '--site', site], { cwd: ROOT });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(npm, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The release failed:\n${output}`);
  const scopes = [...output.matchAll(/Packages in scope: (.*)/g)].map(([, scope]) => scope);
  if (scopes.join() !== [MODULE, MODULE].join()) throw new Error(`turbo had ${scopes.join('; ')} in scope.`);
  const { revision, modules } = await folderStore(site).readRegistry();
  if (revision !== 1 || Object.keys(modules).join() !== MODULE)
    throw new Error(`Revision ${revision} has ${Object.keys(modules).join()}.`);
  if ((await changedFiles()) !== before) throw new Error('The release changed files of the repository.');
  await fs.rm(site, { recursive: true });
  say(`${MODULE} ${modules[MODULE]?.current ?? ''} released; turbo tested and built that package alone.`);
}

async function changedFiles(): Promise<string> {
  return (await promisify(execFile)('git', ['status', '--porcelain'], { cwd: ROOT })).stdout;
}

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const kills = Number(values.kills);
const revisions = await killReleases(Math.ceil(kills / 2));
say(`${kills} processes killed while they released, ${revisions} revisions: every file of the site intact.`);
await releaseOne();
