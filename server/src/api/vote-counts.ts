import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables';

/** A query that gives the name of one counter as `counter`, or no row when there is none. */
export type CounterQuery = RawBuilder<{ counter: string }>;

/** Adding to and reading of any counter. docs/decisions/0005. */
export interface VoteCounts {
  /** The sum of a counter's slots; 0 for one without votes. */
  read(counter: CounterQuery): Promise<number>;
  /**
   * Adds one vote and gives the new sum, after the commit; `null` when there is no such counter. With a
   * `rid` that was counted before, nothing is added.
   */
  add(counter: CounterQuery, rid: string | undefined): Promise<number | null>;
}

/** The counter rows of this process: others seldom have the same ones, and then only wait. */
const SLOT = process.pid % 64;

/** Counts in the tables `counter` and `vote`. */
export function createVoteCounts(db: Kysely<Tables>): VoteCounts {
  const read = async (counter: CounterQuery): Promise<number> => {
    const result = await sql<{ votes: string | null }>`
      select sum(votes) as votes from counter
      where counter = (select counter from (${counter}) as target)`.execute(db);
    return Number(result.rows[0]?.votes ?? 0);
  };

  return {
    read,
    async add(counter, rid) {
      const id = rid ?? null;
      const result = await sql<{ counter: string }>`
        with target as (${counter}), fresh as (
          insert into vote (rid, counter)
          select ${id}::uuid, counter from target where ${id}::uuid is not null
          on conflict (rid) do nothing
          returning counter
        ), counted as (
          insert into counter (counter, slot, votes)
          select counter, ${SLOT}::smallint, 1 from target
          where ${id}::uuid is null or exists (select from fresh)
          on conflict (counter, slot) do update set votes = counter.votes + 1
        )
        select counter from target`.execute(db);
      return result.rows.length === 0 ? null : read(counter);
    },
  };
}
