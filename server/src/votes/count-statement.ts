import type { Queries } from '../database/with-pool';

/** Where a vote goes: to the machine with a short link, or to a counter by its name. */
export type VoteTarget = { readonly vid: string } | { readonly counter: string };

export interface Vote {
  readonly target: VoteTarget;
  /** Lower case, as the database writes it. */
  readonly rid: string | undefined;
}

/** The counter rows of this process: others seldom have the same ones, and then only wait. */
const SLOT = process.pid % 64;

/**
 * `$1` short links, `$2` counters, `$3` votes without an id, one entry a target; `$4` ids of votes and `$5`
 * their targets' places; `$6` the slot. The order of inserts is the same in every process: none waits for
 * another in a circle. An id counts for the first of its targets that exists. A machine's counter is named by its
 * number, so counts follow it to another short link.
 */
const COUNT = `
with target as materialized (
  select asked.place, asked.unnamed, coalesce(asked.counter, 'evm:' || machine.id) as counter
  from unnest($1::text[], $2::text[], $3::int[]) with ordinality as asked (vid, counter, unnamed, place)
  left join machine on lower(machine.vid) = asked.vid
  where asked.counter is not null or machine.id is not null
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
  /** Counts a group of votes and gives the total of each one's target, after the commit. docs/decisions/0012 */
  readonly count: (votes: readonly Vote[]) => Promise<(number | null)[]>;
  /** The sum of a counter's slots; 0 where there are none. */
  readonly read: (target: VoteTarget) => Promise<number>;
}

/** The two statements about counts. They are named, so that the database plans them once. */
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

interface Arranged {
  /** Each vote's target, counted from 1. */
  readonly places: number[];
  readonly values: unknown[];
}

/** Each target once, and each id once for each target: most votes of a group are for the same machine. */
function arrange(votes: readonly Vote[]): Arranged {
  const targets = new Map<
    string,
    { vid: string | null; counter: string | null; unnamed: number; place: number }
  >();
  const ids = new Map<string, { rid: string; place: number }>();
  const places = votes.map(({ target, rid }) => {
    const columns = columnsOf(target);
    const key = JSON.stringify(columns);
    const asked = targets.get(key) ?? { ...columns, unnamed: 0, place: targets.size + 1 };
    targets.set(key, asked);
    if (rid === undefined) asked.unnamed += 1;
    else ids.set(`${rid} ${asked.place}`, { rid, place: asked.place });
    return asked.place;
  });
  const all = [...targets.values()];
  const sent = [...ids.values()];
  const column = <K extends 'vid' | 'counter' | 'unnamed'>(name: K) => all.map((asked) => asked[name]);
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

function columnsOf(target: VoteTarget): { vid: string | null; counter: string | null } {
  return 'vid' in target
    ? { vid: target.vid.toLowerCase(), counter: null }
    : { vid: null, counter: target.counter };
}
