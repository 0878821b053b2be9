/** @typedef {{ workspace: string, file: string }} Place a package's folder, and a file inside it */

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
 * Tests, and what builds, checks and tests the packages. These may use what the root's package.json has.
 *
 * @param {Place} place
 */
export function isTool(place) {
  return isTest(place) || isBuild(place) || isConfiguration(place) || place.workspace === 'e2e';
}
