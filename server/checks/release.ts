import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createFolderStorage } from '../src/releases/folder-storage';
import { killReleases } from './kill-releases';

/**
 * `npm run test:release -w server -- --kills 20` first kills 20 processes while they release. Then it releases one
 * remote of this workspace, as the team of the remote does. It checks that turbo tested and built only the package of
 * this remote.
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
  // Turbo prints the packages in scope twice, because it runs once for the tests and once for the build.
  const scopes = [...output.matchAll(/Packages in scope: (.*)/g)].map(([, scope]) => scope);
  if (scopes.join() !== [MODULE, MODULE].join())
    throw new Error(`Turbo had these packages in scope: ${scopes.join('; ')}.`);
  const { revision, modules } = await createFolderStorage(site).readRegistry();
  if (revision !== 1 || Object.keys(modules).join() !== MODULE)
    throw new Error(`Revision ${revision} has ${Object.keys(modules).join()}.`);
  if ((await changedFiles()) !== before) throw new Error('The release changed files of the repository.');
  await fs.rm(site, { recursive: true });
  print(`${MODULE} ${modules[MODULE]?.current ?? ''} released; turbo tested and built only that package.`);
}

async function changedFiles(): Promise<string> {
  return (await promisify(execFile)('git', ['status', '--porcelain'], { cwd: ROOT })).stdout;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const kills = Number(values.kills);
const revisions = await killReleases(Math.ceil(kills / 2));
print(
  `${kills} processes killed while they released, ${revisions} revisions: every file of the site is intact.`,
);
await releaseOne();
