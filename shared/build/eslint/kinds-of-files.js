/** @typedef {{ workspace: string, file: string }} Place the folder of a package, and the path of a file inside it */

/** @param {Place} place */
export function isTest({ file }) {
  return /\.test\.|(^|\/)testing\/|^checks\//.test(file);
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
 * Is this a test, or code that builds, checks or tests the packages? Such code may also import what the root's
 * package.json declares.
 *
 * @param {Place} place
 */
export function isTool(place) {
  return isTest(place) || isBuild(place) || isConfiguration(place) || place.workspace === 'e2e';
}
