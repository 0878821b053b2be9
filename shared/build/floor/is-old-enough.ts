import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from './floor.js';

/**
 * Says whether all of the oldest supported browsers have a feature. A feature without compatibility data
 * counts as old.
 */
export function isOldEnough(compat: CompatStatement | undefined): boolean {
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

/** Reads a version such as `12.1` or `≤79`. Gives NaN if there is no version. */
function versionOf(version: unknown): number {
  return typeof version === 'string' ? parseFloat(version.replace('≤', '')) : NaN;
}
