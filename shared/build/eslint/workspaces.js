import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [exports]
 */

/** The folders of all packages. The root's package.json has no list of the remotes, so the folders are the list. */
export const WORKSPACES = readdirSync(ROOT).filter((name) =>
  existsSync(path.join(ROOT, name, 'package.json')),
);

/** The modules that the package `shared` exports, such as `contract` and `ui/translations/*`. */
export const DOORS_OF_SHARED = Object.keys(readManifest('shared').exports ?? {}).map((door) =>
  door.replace('./', ''),
);

/**
 * Gives the folder of the package that a file belongs to, and the file's path inside it.
 *
 * @param {string} file
 */
export function locate(file) {
  const [workspace = '', ...rest] = path.relative(ROOT, path.resolve(file)).split(path.sep);
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
    const { dependencies, devDependencies, optionalDependencies } = readManifest(workspace);
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
 * Gives the package that contains a module: `react-dom` for `react-dom/server`. Gives `undefined` for a path, a `data:`
 * URL and a module of Node.
 *
 * @param {string} request
 */
export function packageOfModule(request) {
  if (/^(\.|\/|node:|data:)/.test(request) || builtinModules.includes(request)) return undefined;
  return /^(@[^/]+\/)?[^/]+/.exec(request)?.[0];
}

/**
 * @param {string} workspace
 * @returns {Manifest}
 */
function readManifest(workspace) {
  const file = path.join(ROOT, workspace, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
