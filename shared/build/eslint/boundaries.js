import * as check from './import-checks.js';
import { isBuild, isConfiguration, isTest } from './kinds-of-files.js';

/** Who may import whom. docs/architecture.md#who-may-import-whom */

const BELOW_API = ['domain', 'device', 'contract'];

/**
 * The doors of shared, and the doors that each may build on.
 *
 * @type {Record<string, readonly string[]>}
 */
const MAY_BUILD_ON = {
  domain: [],
  'domain/react': ['domain'],
  device: ['domain'],
  contract: ['domain', 'device'],
  api: [...BELOW_API, 'api/schemas'],
  'api/react': [...BELOW_API, 'domain/react', 'api', 'api/schemas'],
  votes: BELOW_API,
  'votes/react': [...BELOW_API, 'domain/react', 'api', 'api/schemas', 'api/react', 'votes'],
  i18n: [...BELOW_API, 'domain/react'],
  ui: [...BELOW_API, 'domain/react', 'api', 'api/schemas', 'api/react', 'votes', 'votes/react', 'i18n'],
};
const WITHOUT_REACT = ['domain', 'device', 'contract', 'api', 'votes'];
const OF_THE_SERVER = ['contract', 'domain', 'api/schemas'];

/**
 * The sentence by which an import is refused; `undefined` if it is allowed.
 *
 * @param {import('./import-checks.js').Import} what
 */
export function refusalOf(what) {
  return checksFor(what)
    .map((refuse) => refuse(what))
    .find((sentence) => sentence !== undefined);
}

/**
 * @param {import('./kinds-of-files.js').Place} place
 * @returns {readonly import('./import-checks.js').Check[]}
 */
function checksFor(place) {
  const { workspace, file } = place;
  if (isBuild(place) || isConfiguration(place)) return [check.undeclaredPackage];
  const always = [check.otherPackage, check.behindADoor, check.undeclaredPackage, check.buildInProduct];
  if (isTest(place)) return always;
  const product = [...always, check.testingInProduct, check.missingInFacade, check.refAsProp];
  if (workspace === 'shared') return [...product, ...checksForDoor(file)];
  if (workspace === 'server') return [...product, check.otherDoorThan(OF_THE_SERVER), check.react];
  return workspace.startsWith('mfe-') && /^src\/[^/]+\//.test(file)
    ? [...product, check.otherFeature]
    : product;
}

/** @param {string} file */
function checksForDoor(file) {
  const [door = ''] = /^[^/]+(\/react(?=\/))?/.exec(file) ?? [];
  const below = MAY_BUILD_ON[door];
  if (!below) return [];
  const checks = [check.otherDoorThan(below), check.doorByPath];
  return WITHOUT_REACT.includes(door) ? [...checks, check.react] : checks;
}
