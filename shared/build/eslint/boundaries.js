import * as check from './import-checks.js';
import { isBuild, isConfiguration, isTest } from './kinds-of-files.js';

/** This file decides which imports are allowed. docs/architecture.md#who-may-import-whom */

const DOORS_BELOW_API = ['domain', 'device', 'contract'];

/**
 * A door is a module that `shared` exports. Each key of this table is a door, and its value lists the only doors that
 * this door may import.
 *
 * @type {Record<string, readonly string[]>}
 */
const MAY_BUILD_ON = {
  domain: [],
  device: ['domain'],
  pictures: ['domain'],
  'machine-link': ['domain'],
  qr: [],
  'small-pictures': ['domain', 'pictures'],
  contract: ['domain', 'device'],
  api: [...DOORS_BELOW_API, 'api/schemas'],
  'api/react': [...DOORS_BELOW_API, 'api', 'api/schemas'],
  votes: DOORS_BELOW_API,
  'votes/react': [...DOORS_BELOW_API, 'api', 'api/schemas', 'api/react', 'votes'],
  i18n: [...DOORS_BELOW_API],
  ui: [...DOORS_BELOW_API, 'api', 'api/schemas', 'api/react', 'votes', 'votes/react', 'i18n'],
};
const DOORS_WITHOUT_REACT = [
  'domain',
  'device',
  'contract',
  'pictures',
  'machine-link',
  'qr',
  'small-pictures',
  'api',
  'votes',
];
const DOORS_FOR_SERVER = ['contract', 'domain', 'pictures', 'api/schemas'];

/**
 * Gives the sentence that refuses an import, or `undefined` if the import is allowed.
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
  if (workspace === 'server') return [...product, check.otherDoorThan(DOORS_FOR_SERVER), check.react];
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
  return DOORS_WITHOUT_REACT.includes(door) ? [...checks, check.react] : checks;
}
