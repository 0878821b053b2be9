import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR } from './floor.js';

/** Objects that every page has by name, and the interface of each. */
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
 * Methods of which both an old object and a newer one has one of that name. A call of them is refused too, because who
 * calls `blob.text()` cannot be told from who calls `response.text()`.
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

/** What is known of a name; `true`: every browser of the floor has it. */
const globals = new Map<string, boolean>();
const members = new Map<string, boolean>();
const methods = new Map<string, boolean>();
readAll();

/** Is it a global that some browser of the floor lacks? What nobody specifies is no global: `false`. */
export function isNewerGlobal(name: string): boolean {
  return globals.get(name) === false;
}

/** Is it a member, such as `AbortSignal.timeout` or `navigator.locks`, that some browser of the floor lacks? */
export function isNewerMember(object: string, name: string): boolean {
  if (WINDOWS.has(object)) return isNewerGlobal(name);
  return members.get(`${INTERFACES[object] ?? object}.${name}`) === false;
}

/** Is there no object that has had a method of this name since the floor, or is it one of the ambiguous ones? */
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

/** A name is old as soon as one of those who have it is. */
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

/** A version such as `12.1` or `≤79`; NaN: none. */
function versionOf(version: unknown): number {
  return typeof version === 'string' ? parseFloat(version.replace('≤', '')) : NaN;
}
