import { addressOf } from './configuration-files';
import { createRepository } from './create-repository';
import { isDone, printResult } from './print-result';
import { readArguments } from './read-arguments';

/**
 * `npx demo-evm new-remote mfe-results --route /results` makes a remote in the folder in which it runs. The remote builds
 * and passes all checks there. When it is refused, it prints a sentence and has written nothing. docs/remotes.md
 */

const USAGE = 'npx demo-evm new-remote mfe-results --route /results';

function run([command, ...words]: readonly string[]): string {
  if (command !== 'new-remote') throw new Error(`There is one command: ${USAGE}`);
  const { name, route } = readArguments(words, USAGE);
  const folder = process.cwd();
  const { port } = createRepository(folder, name, route);
  if (!isDone(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']))
    throw new Error(`${name} is written, but npm install failed, as shown above. Repeat it: npm install`);
  if (!isDone(folder, 'npx', ['prettier', '--write', '--log-level', 'warn', '.']))
    throw new Error(`${name} is written, but not formatted. Repeat it: npx prettier --write .`);
  return `${name} is a remote at ${route}, in a repository of its own.
  npm run dev     alone, at http://localhost:${port}${addressOf(route)}
  npm run build   makes its release in dist, which the repository of the site releases with --from`;
}

await printResult(() => run(process.argv.slice(2)));
