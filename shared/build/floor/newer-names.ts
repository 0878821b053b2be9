import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR } from './floor.js';

/** Objects that every page has under a global name, and the interface of each. */
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
 * Names of methods that both an old interface and a newer one have. A call of them is refused too, because `blob.text()`
 * cannot be told from `response.text()`.
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

/** For each name, whether every oldest supported browser has it. */
const globals = new Map<string, boolean>();
const members = new Map<string, boolean>();
const methods = new Map<string, boolean>();
readAll();

/** Is it a global that some oldest supported browser lacks? A name that no specification has is not a global. */
export function isNewerGlobal(name: string): boolean {
  return globals.get(name) === false;
}

/** Is it a member, such as `AbortSignal.timeout` or `navigator.locks`, that some oldest supported browser lacks? */
export function isNewerMember(object: string, name: string): boolean {
  if (WINDOWS.has(object)) return isNewerGlobal(name);
  return members.get(`${INTERFACES[object] ?? object}.${name}`) === false;
}

/** Does no interface of all oldest supported browsers have a method of this name, or is the name ambiguous? */
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

/** Several interfaces may have a name. It counts as old if one of them is old enough. */
function note(known: Map<string, boolean>, name: string, isOld: boolean): void {
  known.set(name, isOld || known.get(name) === true);
}

function isOldEnough(compat: CompatStatement | undefined): boolean {
  if (!compat) return true;
  return Object.entries(FLOOR).every(([browser, floor]) => {
    const known = compat.support[browser as keyof typeof FLOOR];
    const statements = known === undefined ? [] : Array.isArray(known) ? known : [known];
    return statements.some((statement) => hasIt(statement, floor));
  });
}

function hasIt(statement: SimpleSupportStatement, floor: number): boolean {
  const {
    flags,
    prefix,
    alternative_name: otherName,
    version_added: added,
    version_removed: removed,
  } = statement;
  if (flags !== undefined || prefix !== undefined || otherName !== undefined) return false;
  return versionOf(added) <= floor && !(versionOf(removed) <= floor);
}

/** Reads a version such as `12.1` or `≤79`. It is NaN if there is none. */
function versionOf(version: unknown): number {
  return typeof version === 'string' ? parseFloat(version.replace('≤', '')) : NaN;
}
