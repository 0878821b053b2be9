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
 * remote of this workspace, as the team of the remote does: with one command, and with the two of docs/releasing.md that
 * are for CI. It checks that turbo tested and built only the package of this remote.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULE = 'mfe-create';

async function releaseOne(): Promise<void> {
  const before = await changedFiles();
  const version = await releaseWith([`npm run release -- ${MODULE}`]);
  const sameVersion = await releaseWith([
    `npx turbo run test build --filter=${MODULE}`,
    `npm run release -- ${MODULE} --from ${MODULE}/dist`,
  ]);
  if (sameVersion !== version) throw new Error(`CI released ${sameVersion}, and the command ${version}.`);
  if ((await changedFiles()) !== before) throw new Error('The release changed files of the repository.');
  print(`${MODULE} ${version} released, also as CI does; turbo tested and built only that package.`);
}

/**
 * Releases the remote to a new site, with commands of which the last one makes the release. Gives the version.
 * @throws {Error} when a command fails, or turbo has tested or built another package
 */
async function releaseWith(commands: readonly string[]): Promise<string> {
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-release-'));
  let output = '';
  for (const [at, command] of commands.entries())
    output += await run(at === commands.length - 1 ? `${command} --site ${site}` : command);
  const scopes = [...output.matchAll(/Packages in scope: (.*)/g)].map(([, scope]) => scope);
  if (scopes.some((scope) => scope !== MODULE))
    throw new Error(`Turbo had these packages in scope: ${scopes.join('; ')}.`);
  for (const task of ['test', 'build'])
    if (!output.includes(`${MODULE}:${task}: `)) throw new Error(`Turbo did not run ${MODULE}:${task}.`);
  const { revision, modules } = await createFolderStorage(site).readRegistry();
  const current = modules[MODULE]?.current;
  if (revision !== 1 || current === undefined || Object.keys(modules).length > 1)
    throw new Error(`Revision ${revision} has ${Object.keys(modules).join()}.`);
  await fs.rm(site, { recursive: true });
  return current;
}

async function run(command: string): Promise<string> {
  const [program = '', ...words] = command.split(' ');
  const running = spawn(program, words, { cwd: ROOT });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(running, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return output;
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
