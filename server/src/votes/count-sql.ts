/**
 * The first part of the statements `COUNT_VOTES` and `COUNT_ALL`. Each statement counts a group of votes, and
 * selects the new total of each target that exists. A target is the vid of a machine or the name of a
 * counter. The parameters are:
 * - `$1` (vids), `$2` (names of counters) and `$3` (numbers of votes without a rid) have one entry for each target.
 * - `$4` (rids) and `$5` (the position of the rid's target in `$1`) have one entry for each rid of a target. The first
 *   position is 1.
 * - `$6` is the slot.
 *
 * All processes insert in the same order, so they cannot deadlock. A rid is new if neither `vote` nor `vote_earlier` has
 * it. A new rid counts for the first of its targets that exists. The name of a machine's counter contains the machine's
 * id, so a machine keeps its count when its vid changes. Two targets can have the same counter: a present and a former vid of one machine.
 */
const FIND_AND_INSERT = `
with target as materialized (
  select requested.place, requested.unnamed, link.machine_id,
    coalesce(requested.counter, 'evm:' || link.machine_id) as counter
  from unnest($1::text[], $2::text[], $3::int[]) with ordinality as requested (vid, counter, unnamed, place)
  left join short_link as link on lower(link.vid) = requested.vid
  where requested.counter is not null or link.machine_id is not null
), fresh as (
  insert into vote (rid, counter)
  select distinct on (sent.rid) sent.rid, target.counter
  from unnest($4::uuid[], $5::int[]) with ordinality as sent (rid, place, nth) join target using (place)
  where not exists (select from vote_earlier as earlier where earlier.rid = sent.rid)
  order by sent.rid, sent.nth
  on conflict (rid) do nothing
  returning counter, rid
), added as (
  select counter, count(*) as votes from fresh group by counter
  union all
  select counter, unnamed from target where unnamed > 0`;

/**
 * The part of `COUNT_ALL` that counts own votes, opens and shares. It adds 0 to the counter of each machine, so that
 * the counter has a row in this slot. `$7` has the rids of own votes. `$8` (the prefixes of counters), `$9` (the
 * positions of targets in `$1`) and `$10` (numbers of visits) have one entry for each kind of visit to a target.
 */
const VISITS = `
  union all
  select counter, 0 from target where machine_id is not null
  union all
  select 'own:' || machine_id, count(*)
  from fresh join (select distinct counter, machine_id from target) as machine using (counter)
  where fresh.rid = any($7::uuid[]) and machine_id is not null group by machine_id
  union all
  select kind || machine_id, visits from unnest($8::text[], $9::int[], $10::int[]) as visited (kind, place, visits)
  join target using (place) where machine_id is not null`;

const ADD = `
), counted as (
  insert into counter (counter, slot, votes)
  select counter, $6::smallint, sum(votes) from added group by counter order by counter
  on conflict (counter, slot) do update set votes = counter.votes + excluded.votes
  returning counter, votes
)`;

/**
 * The part of `COUNT_ALL` that adds a row to `counter_hour` for each counter of a machine. The row has the
 * number in this slot before the slot's first count of the hour. `$11` and `$12` are the day and the hour in
 * Indian Standard Time. Clocks can be wrong, so no row is added if this slot of the counter already has a row
 * of a later hour. While that hour is in the future, number-queries.ts shows its counts in the present hour.
 */
const HOURS = `, noted as (
  insert into counter_hour (counter, slot, day, hour, before)
  select distinct counter, $6::smallint, $11::date, $12::smallint,
    coalesce((select votes from counter where counter.counter = added.counter and slot = $6), 0)
  from added
  where counter ~ '^(evm|own|open|share):' and not exists (
    select from counter_hour as noted where noted.counter = added.counter and slot = $6
      and (day, hour) > ($11::date, $12::smallint))
  order by counter
  on conflict (counter, slot, day, hour) do nothing
)`;

const SELECT_TOTALS = `
select target.place::int, (
  coalesce(
    (select votes from counted where counted.counter = target.counter),
    (select votes from counter where counter.counter = target.counter and slot = $6), 0)
  + coalesce((select sum(votes) from counter where counter.counter = target.counter and slot <> $6), 0)
)::float8 as total
from target`;

/** Counts votes. It has the parameters `$1` to `$6`. */
export const COUNT_VOTES = FIND_AND_INSERT + ADD + SELECT_TOTALS;

/**
 * Counts votes, own votes, opens and shares, and adds the rows of the hour to `counter_hour`. It has the
 * parameters `$1` to `$12`.
 */
export const COUNT_ALL = FIND_AND_INSERT + VISITS + ADD + HOURS + SELECT_TOTALS;

/** Reads the sum of a counter's slots. `$1` is the vid of a machine, or `$2` is the name of a counter. */
export const READ = `
select coalesce(sum(votes), 0)::float8 as total from counter
where counter = coalesce($2, (select 'evm:' || machine_id from short_link where lower(vid) = $1))`;
