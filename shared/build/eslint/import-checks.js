import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FACADED, facadeOf } from '../webpack/lent-libraries.js';
import { isTool } from './kinds-of-files.js';
import { DOORS_OF_SHARED, installCommand, isDeclared, packageOfModule, WORKSPACES } from './workspaces.js';

/**
 * Each check gives the sentence that refuses an import, or `undefined` if it allows the import.
 *
 * @typedef {object} Import
 * @property {string} workspace the folder of the package that imports
 * @property {string} file the file that imports, inside the package
 * @property {string} request the module that is imported, as the code names it
 * @property {boolean} isOfTypes true if the statement is known to import only types
 * @property {readonly string[]} names the names in the braces of an `import` statement; empty for every other form
 * @property {readonly string[]} valueNames the entries of `names` that are not types
 *
 * @typedef {(what: Import) => string | undefined} Check
 */

const SHARED = '@demo-evm/shared/';
const ALIASES = /^(whole-library\/|(standalone-app|server-rendered-(app|slip)|bundled-app)$)/;

/** @type {Check} */
export const otherPackage = ({ workspace, file, request }) => {
  const [named = ''] = request.split('/');
  const target = request.startsWith('.')
    ? path.posix.join(workspace, path.posix.dirname(file), request)
    : named;
  const [other = ''] = target.split('/');
  if (other === workspace || !WORKSPACES.includes(other)) return undefined;
  return `${workspace} must not import from ${other}. Packages share code only by "@demo-evm/shared/…": move what both need there.`;
};

/** @type {Check} */
export const behindADoor = ({ request }) => {
  if (!request.startsWith(SHARED)) return undefined;
  const door = request.slice(SHARED.length);
  if (DOORS_OF_SHARED.some((one) => (one.endsWith('*') ? door.startsWith(one.slice(0, -1)) : door === one)))
    return undefined;
  return `"${door}" is inside of shared. Import a door of shared, such as "@demo-evm/shared/domain", and export the name there.`;
};

/** @type {Check} */
export const undeclaredPackage = (what) => {
  const { workspace, request } = what;
  const name = packageOfModule(request);
  if (name === undefined || ALIASES.test(request) || WORKSPACES.includes(name)) return undefined;
  if (workspace === 'shared' && name === '@demo-evm/shared') return undefined;
  if (isDeclared(name, workspace) || (isTool(what) && isDeclared(name, '.'))) return undefined;
  return `"${name}" is not in ${workspace}/package.json. Add it there: ${installCommand(name, workspace)}`;
};

/** @type {Check} */
export const testingInProduct = ({ request }) =>
  request === `${SHARED}testing` || /\/testing\//.test(request)
    ? 'Only tests import from testing. Move what the product needs out of it.'
    : undefined;

/** @type {Check} */
export const buildInProduct = ({ request }) =>
  request.startsWith(`${SHARED}build/`) ? 'Only configurations of tools import from build.' : undefined;

/** @type {Check} */
export const missingInFacade = ({ request, valueNames }) => {
  if (!FACADED.includes(request)) return undefined;
  const missing = valueNames.filter((name) => !namesOfFacade(request).includes(name));
  if (missing.length === 0) return undefined;
  return `The shell lends a facade of ${request}, which has no ${missing.join(', ')}. Add the name to shared/build/facades first.`;
};

/** These types of React have the prop `ref`. React 18 does not pass this prop to a function component. */
const REFS_AS_PROPS = ['ComponentProps', 'ComponentPropsWithRef', 'RefAttributes'];

/** @type {Check} */
export const refAsProp = ({ request, names }) =>
  request === 'react' && names.some((name) => REFS_AS_PROPS.includes(name))
    ? 'React 18 does not pass "ref" as a prop. Write a forwardRef of ComponentPropsWithoutRef.'
    : undefined;

/** @type {Check} */
export const react = ({ request, isOfTypes }) =>
  !isOfTypes && /^react/.test(request)
    ? 'This code must run without React. Move what needs React to shared/ui or to the app.'
    : undefined;

/** @type {Check} */
export const doorByPath = ({ file, request }) => {
  const [door = '', ...rest] = path.posix.join(path.posix.dirname(file), request).split('/');
  return request.startsWith('.') && door !== file.split('/')[0] && rest.length > 0
    ? `Import the door by its name, "${SHARED}${door}", also inside of shared.`
    : undefined;
};

/** @type {(allowed: readonly string[]) => Check} */
export const otherDoorThan =
  (allowed) =>
  ({ request }) => {
    const door = request.slice(SHARED.length);
    if (!request.startsWith(SHARED) || allowed.includes(door) || /^(testing|build)\b/.test(door))
      return undefined;
    return `This code must not build on "${request}". Move it to a door that may, or move what it needs to a door below.`;
  };

/** @type {Check} */
export const otherFeature = ({ request }) =>
  /^\.\.(\/|$)/.test(request)
    ? 'A feature holds all it needs and imports no other feature. Move what two features need to shared.'
    : undefined;

/**
 * The names that the facade of a library exports.
 *
 * @param {string} library
 */
function namesOfFacade(library) {
  const exported = readFileSync(facadeOf(library), 'utf8').matchAll(/export\s*{([^}]*)}/g);
  return [...exported].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}
