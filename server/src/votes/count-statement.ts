import type { Queries } from '../database/with-pool';

/** Refers to a counter: by the vid of its machine, or by the counter's own name. */
export type CounterRef = { readonly vid: string } | { readonly counter: string };

/** A vote that the server has received and must count. */
export interface IncomingVote {
  readonly target: CounterRef;
  /** The id of the vote, in lower case as the database writes it; `undefined` when the vote has no id. */
  readonly rid: string | undefined;
}

/**
 * A counter has at most one row for each slot, and this process adds votes only to the row of its own slot. Processes
 * with different slots can therefore add votes to a counter at the same time.
 */
const SLOT = process.pid % 64;

/**
 * Counts a group of votes and selects the new total of each target that exists. A target is the vid of a machine or the
 * name of a counter. The parameters are:
 * - `$1` (vids), `$2` (names of counters) and `$3` (numbers of votes without a rid) have one entry for each target.
 * - `$4` (rids) and `$5` (the place of the rid's target in `$1`, from 1) have one entry for each rid of a target.
 * - `$6` is the slot.
 *
 * All processes insert in the same order, so they cannot deadlock. A new rid counts for the first of its targets that
 * exists. The name of a machine's counter contains the machine's id, so a machine keeps its count when its vid changes.
 */
const COUNT = `
with target as materialized (
  select requested.place, requested.unnamed, coalesce(requested.counter, 'evm:' || machine.id) as counter
  from unnest($1::text[], $2::text[], $3::int[]) with ordinality as requested (vid, counter, unnamed, place)
  left join machine on lower(machine.vid) = requested.vid
  where requested.counter is not null or machine.id is not null
), fresh as (
  insert into vote (rid, counter)
  select distinct on (sent.rid) sent.rid, target.counter
  from unnest($4::uuid[], $5::int[]) with ordinality as sent (rid, place, nth) join target using (place)
  order by sent.rid, sent.nth
  on conflict (rid) do nothing
  returning counter
), added as (
  select counter, count(*) as votes from fresh group by counter
  union all
  select counter, unnamed from target where unnamed > 0
), counted as (
  insert into counter (counter, slot, votes)
  select counter, $6::smallint, sum(votes) from added group by counter order by counter
  on conflict (counter, slot) do update set votes = counter.votes + excluded.votes
  returning counter, votes
)
select target.place::int, (
  coalesce(
    (select votes from counted where counted.counter = target.counter),
    (select votes from counter where counter.counter = target.counter and slot = $6), 0)
  + coalesce((select sum(votes) from counter where counter.counter = target.counter and slot <> $6), 0)
)::float8 as total
from target`;

const READ = `
select coalesce(sum(votes), 0)::float8 as total from counter
where counter = coalesce($2, (select 'evm:' || id from machine where lower(vid) = $1))`;

interface CountStatement {
  /**
   * Counts a group of votes. After the commit, gives for each vote the new total of its target, or `null` when its
   * machine does not exist. docs/decisions/0012
   */
  readonly count: (votes: readonly IncomingVote[]) => Promise<(number | null)[]>;
  /** Reads the sum of a counter's slots; 0 when the counter does not exist. */
  readonly read: (target: CounterRef) => Promise<number>;
}

/**
 * Makes the two SQL statements that count votes and read counts. Each statement has a name, so that a connection parses
 * the statement only once.
 */
export function createCountStatement(query: Queries['query']): CountStatement {
  return {
    async count(votes) {
      const { places, values } = arrange(votes);
      const rows = await query<{ place: number; total: number }>({
        name: 'count',
        text: COUNT,
        values: [...values, SLOT],
      });
      const totals = new Map(rows.map(({ place, total }) => [place, total]));
      return places.map((place) => totals.get(place) ?? null);
    },
    async read(target) {
      const { vid, counter } = columnsOf(target);
      const rows = await query<{ total: number }>({
        name: 'read',
        text: READ,
        values: [vid, counter],
      });
      return rows[0]?.total ?? 0;
    },
  };
}

interface ArrangedVotes {
  /** For each vote, the position of its target in the parameters. As in Postgres, the first position is 1. */
  readonly places: number[];
  /** The parameters `$1` to `$5`. */
  readonly values: unknown[];
}

/** Lists each target once, and each rid once for each of its targets. */
function arrange(votes: readonly IncomingVote[]): ArrangedVotes {
  const targets = new Map<
    string,
    { vid: string | null; counter: string | null; unnamed: number; place: number }
  >();
  const rids = new Map<string, { rid: string; place: number }>();
  const places = votes.map(({ target, rid }) => {
    const columns = columnsOf(target);
    const key = JSON.stringify(columns);
    const row = targets.get(key) ?? { ...columns, unnamed: 0, place: targets.size + 1 };
    targets.set(key, row);
    if (rid === undefined) row.unnamed += 1;
    else rids.set(`${rid} ${row.place}`, { rid, place: row.place });
    return row.place;
  });
  const rows = [...targets.values()];
  const sent = [...rids.values()];
  const column = <K extends 'vid' | 'counter' | 'unnamed'>(name: K) => rows.map((row) => row[name]);
  return {
    places,
    values: [
      column('vid'),
      column('counter'),
      column('unnamed'),
      sent.map(({ rid }) => rid),
      sent.map(({ place }) => place),
    ],
  };
}

function columnsOf(target: CounterRef): { vid: string | null; counter: string | null } {
  return 'vid' in target
    ? { vid: target.vid.toLowerCase(), counter: null }
    : { vid: null, counter: target.counter };
}
