import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** The demo machine shows an invented candidate of an invented party. Behaviour: The machine a visitor sees. */
const DEMO_MACHINE = {
  vid: 'demo',
  vidint: 21,
  evmsr: 3,
  e_cname: 'Asha Namune',
  cname: 'आशा नमुने',
  e_vname: 'Udaharan Nagar',
  vname: 'उदाहरण नगर',
  sname: 'नमुना विकास आघाडी',
  symbolurl: '/images/demo-symbol.png',
  main_title: 'Maharashtra Municipal Corporation Election',
  entity_subtitle: 'नमुना महानगरपालिका',
};

/** Adds the machine `demo` to a database without machines. Behaviour: The HTTP contract. */
export async function seed(db: Kysely<Tables>): Promise<void> {
  const { count } = await db
    .selectFrom('machine')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  await db
    .insertInto('machine')
    .values(DEMO_MACHINE)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
