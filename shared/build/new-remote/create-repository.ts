import fs from 'node:fs';
import path from 'node:path';
import { SHARED } from '../folders/folders.js';
import { freePort, refusalOfRemote } from './check-request';
import type { RemoteChoices } from './configuration-files';
import { namesOf } from './names';
import { ownRepositoryFiles, type PackedShared } from './own-repository-files';
import { writeRemote } from './write-remote';

/** These files would be overwritten. The package.json may be there: `npm install` of `shared` has written it. */
const FILES_OF_A_REMOTE = ['src', 'webpack.config.js', 'tsconfig.json'];

/**
 * Writes a new remote into a folder that is a repository of its own. It is not formatted yet, and its libraries are not
 * in the lock file yet. Routes of other remotes are not known here: a release that takes one of them is refused.
 * @param folder the folder in which `shared` is installed
 * @throws an Error with a sentence when the remote cannot be made; nothing is written then
 */
export function createRepository(folder: string, name: string, route: string): RemoteChoices {
  const refusal = refusalOfRemote(name, route, [], []);
  if (refusal !== null) throw new Error(refusal);
  const taken = FILES_OF_A_REMOTE.find((file) => fs.existsSync(path.join(folder, file)));
  if (taken !== undefined)
    throw new Error(`This folder has a ${taken} already. Make the remote in a new folder.`);
  const address = addressOfShared(folder);
  if (address === undefined)
    throw new Error(
      'Install shared in the folder of the new remote first: npm init --yes && npm install <its tarball>',
    );

  const shared = readJson(path.join(SHARED, 'package.json')) as PackedShared;
  const versions = { ...shared.peerDependencies, ...shared.dependencies };
  const choices = { route, port: freePort([]), versions };
  const names = namesOf(name);
  writeRemote(folder, names, route, ownRepositoryFiles(names, choices, shared, address));
  return choices;
}

/** Gives the version or the address of `shared` in the package.json of a folder. */
function addressOfShared(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const { dependencies = {} } = readJson(file) as { dependencies?: Record<string, string> };
  return dependencies['@demo-evm/shared'];
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
