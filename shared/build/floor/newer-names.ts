import compatData, { type Identifier } from '@mdn/browser-compat-data';
import { isOldEnough } from './is-old-enough';

/** Some global objects of a page, and the interface of each. */
const INTERFACES: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};
const WINDOWS = new Set(['window', 'self', 'globalThis']);

/**
 * Methods that exist in an old and in a newer interface under the same name. A call of such a method counts as newer,
 * because this check cannot distinguish `blob.text()` from `response.text()`.
 */
const AMBIGUOUS_METHODS = new Set([
  'arrayBuffer',
  'formatRange',
  'formatToParts',
  'matchAll',
  'stream',
  'text',
]);

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * In each map, a key is a name. Its value is true if all of the oldest supported browsers have a feature of this name.
 */
const globals = new Map<string, boolean>();
const members = new Map<string, boolean>();
const methods = new Map<string, boolean>();
readAll();

/**
 * Says whether this is a global that one of the oldest supported browsers lacks. The answer is `false` for a
 * name that browser-compat-data does not list.
 */
export function isNewerGlobal(name: string): boolean {
  return globals.get(name) === false;
}

/**
 * Says whether this is a member, such as `AbortSignal.timeout` or `navigator.locks`, that one of the oldest
 * supported browsers lacks.
 */
export function isNewerMember(object: string, name: string): boolean {
  if (WINDOWS.has(object)) return isNewerGlobal(name);
  return members.get(`${INTERFACES[object] ?? object}.${name}`) === false;
}

/**
 * Says whether a call of a method with this name may be too new: one of the oldest supported browsers lacks
 * every known member of this name, or the name is ambiguous.
 */
export function isNewerMethod(name: string): boolean {
  return methods.get(name) === false || AMBIGUOUS_METHODS.has(name);
}

function readAll(): void {
  const { api, javascript } = compatData;
  for (const features of [api, javascript.builtins ?? {}]) {
    for (const [name, feature] of namesIn(features)) {
      const isOld = isOldEnough(feature.__compat);
      note(globals, name, isOld);
      readMembers(name, feature, isOld);
    }
  }
  for (const [name, feature] of namesIn(api.Window)) note(globals, name, isOldEnough(feature.__compat));
}

function readMembers(owner: string, features: Identifier, isOwnerOld: boolean): void {
  for (const [name, feature] of namesIn(features)) {
    const isOld = isOwnerOld && isOldEnough(feature.__compat);
    note(members, `${owner}.${name}`, isOld);
    note(methods, name, isOld);
    if (owner === 'Intl') readMembers(`Intl.${name}`, feature, isOld);
  }
}

function namesIn(features: object | undefined): [string, Identifier][] {
  return Object.entries(features ?? {})
    .filter(([name]) => name !== '__compat' && !name.endsWith('_event'))
    .map(([name, feature]: [string, Identifier]): [string, Identifier] => [
      name.replace(/_static$/, ''),
      feature,
    ])
    .filter(([name]) => IDENTIFIER.test(name));
}

/**
 * Records in `known` whether a name is old. If several interfaces have a member with the same name, one member that is
 * old enough makes the name old.
 */
function note(known: Map<string, boolean>, name: string, isOld: boolean): void {
  known.set(name, isOld || known.get(name) === true);
}
