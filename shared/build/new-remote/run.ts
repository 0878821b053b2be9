import path from 'node:path';
import { addressOf } from './configuration-files';
import { createRemote } from './create-remote';
import { isDone, printResult } from './print-result';
import { readArguments } from './read-arguments';

/**
 * `npm run new-remote -- mfe-results --route /results` makes a remote that builds, passes all checks and can be released.
 * When it is refused, it prints a sentence and has written nothing. docs/remotes.md
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function run(words: readonly string[]): Promise<string> {
  const { name, route } = readArguments(words, 'npm run new-remote -- mfe-results --route /results');
  const { port } = await createRemote(ROOT, name, route);
  if (!isDone(ROOT, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']))
    throw new Error(`${name} is written, but npm install failed, as shown above. Repeat it: npm install`);
  if (!isDone(ROOT, 'npx', ['prettier', '--write', '--log-level', 'warn', name]))
    throw new Error(`${name} is written, but not formatted. Repeat it: npm run format:write`);
  return `${name} is a remote at ${route}. Outside its folder only package-lock.json has changed.
  npm run dev -w ${name}       alone, at http://localhost:${port}${addressOf(route)}
  npm start                        in the shell, at http://localhost:8080${addressOf(route)}
  npm run release -- ${name}   for the visitors of a site that runs (docs/releasing.md)`;
}

await printResult(() => run(process.argv.slice(2)));
