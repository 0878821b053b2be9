import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packShared } from '../pack/pack-shared';
import { printResult } from './print-result';
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

await printResult(() => check().finally(() => fs.rmSync(folder, { recursive: true })));

async function check(): Promise<string> {
  await makeRemote();
  fs.writeFileSync(path.join(repository, 'src/doors.test.ts'), testOfDoors(path.join(ROOT, 'shared')));
  const script = (name: string) => run('npm', 'run', '--silent', name);
  // Two programs at once, because CI has two cores.
  await both(script('lint'), script('typecheck'));
  await both(script('test'), script('build'));
  await both(run('npx', 'prettier', '--check', '.', '!src/doors.test.ts'), checkBoundaries());
  const text = await releaseRemote();
  if (!text.includes(`${NAME}: all visitors get `)) throw new Error(`The remote is not released:\n${text}`);
  return 'ok   a remote in a repository of its own can be linted, tested, built and released';
}

/** Waits for both, also when the first one fails, because the folder is removed after a failure. */
async function both(...running: [Promise<unknown>, Promise<unknown>]): Promise<void> {
  await Promise.allSettled(running);
  await Promise.all(running);
}

/** Makes sure that lint refuses an import of what is behind a door. */
async function checkBoundaries(): Promise<void> {
  const file = 'src/refused.js';
  fs.writeFileSync(path.join(repository, file), "import '@demo-evm/shared/domain/press';\n");
  await mustFail(['npx', 'eslint', file], '"domain/press" is inside of shared.');
}

/** Makes the remote as a team does (docs/remotes.md), and makes sure that it is not made twice. */
async function makeRemote(): Promise<void> {
  const packed = packShared(ROOT, path.join(repository, 'vendor'));
  await run('npm', 'init', '--yes');
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', packed);
  const newRemote = ['demo-evm', 'new-remote', NAME, '--route', ROUTE];
  await run('npx', ...newRemote);
  await mustFail(['npx', ...newRemote], 'This folder has a src already.');
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

/** Runs a command that must fail with a sentence. */
async function mustFail([program, ...args]: readonly [string, ...string[]], sentence: string): Promise<void> {
  const text = await run(program, ...args).catch(String);
  if (!text.includes(sentence)) throw new Error(`${args.join(' ')} should say: ${sentence}\n${text}`);
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
