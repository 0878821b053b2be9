import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packShared } from '../pack/pack-shared';
import { testOfDoors } from './test-of-doors';

/**
 * `npm run test:own-repository` packs `shared`, and makes a remote in a temporary folder that has only this package. The
 * remote is linted, tested and built there, and its build is released beside the shell, to a new site.
 * docs/testing.md
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SHELL = path.join(ROOT, 'shell/dist');

/** No team will choose this name. It has two words, and the route has a parameter, so the check covers all their forms. */
const [NAME, ROUTE] = ['mfe-trial-booth', '/trial-booths/:vid'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-evm-own-repository-'));
const repository = path.join(folder, NAME);
const dist = path.join(repository, 'dist');

try {
  await makeRemote();
  fs.writeFileSync(path.join(repository, 'src/doors.test.ts'), testOfDoors(path.join(ROOT, 'shared')));
  const checks = ['lint', 'typecheck', 'test', 'build'].map((script) =>
    run('npm', 'run', '--silent', script),
  );
  await Promise.all([...checks, run('npx', 'prettier', '--check', '.', '!src/doors.test.ts')]);
  const text = await releaseRemote();
  if (!text.includes(`${NAME}: all visitors get `)) throw new Error(`The remote is not released:\n${text}`);
  console.info('ok   a remote in a repository of its own can be linted, tested, built and released');
} finally {
  fs.rmSync(folder, { recursive: true });
}

/** Makes the remote as a team does (docs/remotes.md), and makes sure that it is not made twice. */
async function makeRemote(): Promise<void> {
  const packed = packShared(ROOT, path.join(repository, 'vendor'));
  await run('npm', 'init', '--yes');
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', packed);
  const newRemote = ['demo-evm', 'new-remote', NAME, '--route', ROUTE];
  await run('npx', ...newRemote);
  const again = await run('npx', ...newRemote).then(
    () => 'it was made twice',
    (error: unknown) => String(error),
  );
  if (!again.includes('This folder has a src already.')) throw new Error(`A second remote: ${again}`);
}

/** Releases the build from this workspace, and the shell, when it is built, in the same revision. */
async function releaseRemote(): Promise<string> {
  const site = ['--site', path.join(folder, 'site')];
  const hasShell = fs.existsSync(path.join(SHELL, 'release.json'));
  const shell = hasShell ? ['shell', '--from', SHELL] : [];
  const release = ['run', '--silent', 'release', '--', NAME, '--from', dist, ...shell, ...site];
  return runIn(ROOT, 'npm', release);
}

function run(program: string, ...args: readonly string[]): Promise<string> {
  return runIn(repository, program, args);
}

/** Runs a program, and gives what it prints. Throws an Error with that when the program fails. */
async function runIn(cwd: string, program: string, args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, [...args], { cwd, env: environment() })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error([`${program} ${args.join(' ')} failed:`, stdout, stderr].join('\n'), { cause: error });
  }
}

/** Leaves out what npm tells the programs that it starts: the settings of this workspace, and where its programs are. */
function environment(): NodeJS.ProcessEnv {
  const ofWorkspace = (name: string) => /^npm_/i.test(name) || name === 'INIT_CWD';
  const entries = Object.entries(process.env).filter(([name]) => !ofWorkspace(name));
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(path.delimiter);
  return { ...Object.fromEntries(entries), PATH };
}
