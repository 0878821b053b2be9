/** @typedef {{ workspace: string, file: string }} Place the folder of a package, and the path of a file inside it */

/** @param {Place} place */
export function isTest({ file }) {
  return /\.(test|spec)\.|(^|\/)testing\/|^checks\//.test(file);
}

/** @param {Place} place */
export function isBuild({ workspace, file }) {
  return workspace === 'shared' && file.startsWith('build/');
}

/** @param {Place} place */
export function isConfiguration({ file }) {
  return /\.config\.[jt]s$|^build\.js$/.test(file);
}

/**
 * Says whether this file is a test, or code that builds, checks or tests the packages. Such a file may also
 * import packages that the root's package.json lists.
 *
 * @param {Place} place
 */
export function isTool(place) {
  return isTest(place) || isBuild(place) || isConfiguration(place) || place.workspace === 'e2e';
}
