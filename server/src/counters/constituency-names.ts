import { MAX_SECTION_NUMBER } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import { createLruCache } from '../cache/lru-cache';
import type { Tables } from '../database/tables';

/**
 * Says whether votes for a constituency are counted. They are counted if a machine has the constituency's name or
 * section number, or if votes for the constituency were counted before. So nobody can fill the table of counters with
 * invented names. A vote that waited in a browser still counts if the machine has got another name meanwhile.
 * Behaviour: Constituency counter.
 * @param name the name or the section number, without spaces at its ends
 */
type IsCounted = (name: string) => Promise<boolean>;

const MAX_KNOWN_NAMES = 10_000;

/**
 * Removes the white space that JavaScript's `trim` removes. The indexes of migration 0012 have the same
 * expression.
 */
const trimmed = (column: 'e_vname' | 'vname') =>
  sql`btrim(${sql.ref(column)}, ${sql.raw(
    String.raw`E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`,
  )})`;

export function createConstituencyNames(db: Kysely<Tables>, counterOf: (name: string) => string): IsCounted {
  const known = createLruCache<true>(MAX_KNOWN_NAMES);
  return async (name) => {
    if (known.get(name)) return true;
    const number = /^(0|[1-9]\d{0,9})$/.test(name) ? Number(name) : null;
    const section = number !== null && number <= MAX_SECTION_NUMBER ? number : null;
    const { rows } = await sql<{ isCounted: boolean }>`
      select exists (select from counter where counter = ${counterOf(name)})
        or exists (select from machine where ${trimmed('e_vname')} = ${name})
        or exists (select from machine where ${trimmed('vname')} = ${name})
        or exists (select from machine where vidint = ${section}::integer) as "isCounted"`.execute(db);
    const isCounted = rows[0]?.isCounted === true;
    if (isCounted) known.set(name, true);
    return isCounted;
  };
}
