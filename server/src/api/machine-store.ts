import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** What the public calls need of the database. */
export interface MachineStore {
  /** The public fields of a machine, `null` when no machine has this vid. The case does not matter. */
  find(vid: string): Promise<PublicMachine | null>;
  /** All votes of a machine; 0 when no machine has this vid. */
  count(vid: string): Promise<number>;
  /**
   * Counts one vote and gives the new total, after the commit; `null` when no machine has this vid.
   * With a `rid` that was counted before, nothing is added.
   */
  increment(vid: string, rid: string | undefined): Promise<number | null>;
}

/** Never e-mail or phone. BEHAVIOUR: GET evm/evm/{id}. */
const PUBLIC_COLUMNS = [
  'vid',
  'client_name',
  'vidint',
  'evmsr',
  'e_cname',
  'cname',
  'e_vname',
  'vname',
  'mva',
  'sname',
  'symbolurl',
  'cpicurl',
  'priority',
  'main_title',
  'entity_subtitle',
  'extra3',
  'extra4',
] as const;

/** The counter rows of this process: others seldom have the same ones, and then only wait. */
const SLOT = process.pid % 64;

export function createMachineStore(db: Kysely<Tables>): MachineStore {
  const readCount = async (vid: string): Promise<number> => {
    const result = await sql<{ votes: string | null }>`
      select sum(votes) as votes from counter
      where counter = (select 'evm:' || id from machine where lower(vid) = ${vid.toLowerCase()})`.execute(db);
    return Number(result.rows[0]?.votes ?? 0);
  };

  return {
    async find(vid) {
      if (!isVid(vid)) return null;
      const query = db.selectFrom('machine').where(sql`lower(vid)`, '=', vid.toLowerCase());
      return (await query.select(PUBLIC_COLUMNS).executeTakeFirst()) ?? null;
    },
    count: async (vid) => (isVid(vid) ? readCount(vid) : 0),
    async increment(vid, rid) {
      if (!isVid(vid)) return null;
      const result = await sql<{ counter: string }>`
        with target as (
          select 'evm:' || id as counter from machine where lower(vid) = ${vid.toLowerCase()}
        ), fresh as (
          insert into vote (rid, counter)
          select ${rid ?? null}::uuid, counter from target where ${rid ?? null}::uuid is not null
          on conflict (rid) do nothing
          returning counter
        ), counted as (
          insert into counter (counter, slot, votes)
          select counter, ${SLOT}::smallint, 1 from target
          where ${rid ?? null}::uuid is null or exists (select from fresh)
          on conflict (counter, slot) do update set votes = counter.votes + 1
        )
        select counter from target`.execute(db);
      return result.rows.length === 0 ? null : readCount(vid);
    },
  };
}
