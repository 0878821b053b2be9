import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { IS_INSTALLED, REPOSITORY, SHARED } from '../folders/folders.js';

/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [exports]
 * @property {string} [name]
 * @property {unknown} [workspaces]
 */

/** The name of the only package of a repository, such as a remote in a repository of its own. Else `undefined`. */
const ONLY_PACKAGE = nameOfOnlyPackage();

/** The folders of all packages. The root's package.json has no list of the remotes, so the folders are the list. */
export const WORKSPACES =
  ONLY_PACKAGE === undefined
    ? readdirSync(REPOSITORY).filter((name) => existsSync(path.join(REPOSITORY, name, 'package.json')))
    : [ONLY_PACKAGE];

/** The modules that the package `shared` exports, such as `contract` and `ui/translations/*`. */
export const DOORS_OF_SHARED = Object.keys(readManifest(SHARED).exports ?? {}).map((door) =>
  door.replace('./', ''),
);

/**
 * Gives the folder of the package that a file belongs to, and the file's path inside it. The only package of a
 * repository is the repository's folder, and its name stands for this folder.
 *
 * @param {string} file
 */
export function locate(file) {
  const parts = path.relative(REPOSITORY, path.resolve(file)).split(path.sep);
  const [workspace = '', ...rest] = ONLY_PACKAGE === undefined ? parts : [ONLY_PACKAGE, ...parts];
  return { workspace, file: rest.join('/') };
}

/** @type {Map<string, Set<string>>} */
const declared = new Map();

/**
 * Says whether this package, or the package with its types (`@types/…`), is in the package.json of the
 * workspace. The workspace `.` is the root.
 *
 * @param {string} name
 * @param {string} workspace
 */
export function isDeclared(name, workspace) {
  let names = declared.get(workspace);
  if (!names) {
    const { dependencies, devDependencies, optionalDependencies } = readManifest(folderOf(workspace));
    names = new Set(
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).map((one) =>
        one.replace('@types/', ''),
      ),
    );
    declared.set(workspace, names);
  }
  return names.has(name);
}

/**
 * Gives the command that adds a library to the package.json of a workspace.
 *
 * @param {string} name
 * @param {string} workspace
 */
export function installCommand(name, workspace) {
  const place = workspace === ONLY_PACKAGE ? '' : `--workspace ${workspace} `;
  return `npm install --save-exact ${place}${name}`;
}

/**
 * Gives the package that contains a module: `react-dom` for `react-dom/server`. Gives `undefined` for a path, a `data:`
 * URL and a module of Node.
 *
 * @param {string} request
 */
export function packageOfModule(request) {
  if (/^(\.|\/|node:|data:)/.test(request) || builtinModules.includes(request)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(request)?.[0];
}

function nameOfOnlyPackage() {
  const { name, workspaces } = readManifest(REPOSITORY);
  return IS_INSTALLED && workspaces === undefined ? name : undefined;
}

/** @param {string} workspace */
function folderOf(workspace) {
  return path.join(REPOSITORY, workspace === ONLY_PACKAGE ? '.' : workspace);
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
function readManifest(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
