import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { addressOf } from './configuration-files';
import { createRemote } from './create-remote';

/**
 * `npm run new-remote -- mfe-results --route /results` makes a remote that builds, passes all checks and can be released.
 * When it is refused, it prints a sentence and has written nothing. docs/remotes.md
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function run([name = '', option = '', route = '', ...more]: readonly string[]): Promise<string> {
  if (option !== '--route' || more.length > 0)
    throw new Error('Name the remote and its route: npm run new-remote -- mfe-results --route /results');
  const { port } = await createRemote(ROOT, name, route);
  if (!isDone('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']))
    throw new Error(`${name} is written, but npm install failed, as shown above. Repeat it: npm install`);
  if (!isDone('npx', ['prettier', '--write', '--log-level', 'warn', name]))
    throw new Error(`${name} is written, but not formatted. Repeat it: npm run format:write`);
  return `${name} is a remote at ${route}. Outside its folder only package-lock.json has changed.
  npm run dev -w ${name}       alone, at http://localhost:${port}${addressOf(route)}
  npm start                        in the shell, at http://localhost:8080${addressOf(route)}
  npm run release -- ${name}   for the visitors of a site that runs (docs/releasing.md)`;
}

function isDone(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

try {
  console.info(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
