import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Gives the absolute path of a file of an installed library. Throws if there is no such file, for example because a new
 * version of the library has moved the file.
 *
 * @param {string} library
 * @param {string} fromEntry the file's path from the folder of the library's entry
 */
export function libraryFile(library, fromEntry) {
  const file = path.resolve(path.dirname(fileURLToPath(import.meta.resolve(library))), fromEntry);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${library} has no ${file} any more. Look at its new version, then change stubs.js or aliases.js.`,
    );
  }
  return file;
}

/**
 * Gives the absolute path of a file of a Module Federation package. All these packages are installed in one folder.
 *
 * @param {string} file begins with the package's name, such as `sdk/dist/logger.js`
 */
export function federationFile(file) {
  return libraryFile('@module-federation/runtime-core', path.join('../..', file));
}
