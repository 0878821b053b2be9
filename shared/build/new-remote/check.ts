import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRemote } from './create-remote';

/**
 * `npm run test:new-remote` makes a remote in a temporary copy of the workspace, and formats, lints, tests and builds it
 * as a team does. The copy uses the libraries of this workspace. docs/testing.md
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.data', '.turbo', 'reports', 'test-results']);

/** No team will choose this name. It has two words, and the route has a parameter, so the check covers all their forms. */
const [NAME, ROUTE] = ['mfe-trial-booth', '/trial-booths/:vid'];

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-evm-new-remote-'));
try {
  fs.cpSync(ROOT, copy, { recursive: true, filter: (file) => !NOT_COPIED.has(path.basename(file)) });
  for (const folder of ['.', ...fs.readdirSync(copy)]) {
    const libraries = path.join(ROOT, folder, 'node_modules');
    if (fs.existsSync(libraries)) fs.symlinkSync(libraries, path.join(copy, folder, 'node_modules'));
  }
  await createRemote(copy, NAME, ROUTE);
  runIn('.', 'prettier', '--write', '--log-level', 'warn', NAME);
  for (const script of ['lint', 'typecheck', 'test', 'build']) runIn(NAME, 'npm', 'run', '--silent', script);
  const { module, mounts } = JSON.parse(
    fs.readFileSync(path.join(copy, NAME, 'dist/release.json'), 'utf8'),
  ) as { module: string; mounts: readonly string[] };
  if (module !== NAME || mounts.join() !== ROUTE)
    throw new Error(`The release is ${module} at ${mounts.join()}, not ${NAME} at ${ROUTE}.`);
  console.info(`ok   a new remote can be linted, tested and built`);
} finally {
  fs.rmSync(copy, { recursive: true });
}

function runIn(folder: string, program: string, ...args: readonly string[]): void {
  const PATH = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  execFileSync(program, args, {
    cwd: path.join(copy, folder),
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
