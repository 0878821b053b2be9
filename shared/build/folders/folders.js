import path from 'node:path';

/** The folder of the package `shared`. */
export const SHARED = path.resolve(import.meta.dirname, '../..');

const [outside = '', inside] = SHARED.split(`${path.sep}node_modules${path.sep}`);

/** True if `shared` is an installed library, as in the repository of a single remote. docs/decisions/0070 */
export const IS_INSTALLED = inside !== undefined;

/** The folder of the repository whose packages are checked, tested and built. */
export const REPOSITORY = IS_INSTALLED ? outside : path.dirname(SHARED);
