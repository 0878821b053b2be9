import type { AccountExport, CountState, MachineNumbers } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely } from 'kysely';
import { UNDO_HOURS } from '../database/forget-old-rows';
import type { Tables } from '../database/tables';
import { istDayBefore, istHourOf, type IstHour } from '../votes/ist-hour';

/** Queries about the numbers of an account's machine. Behaviour: Numbers. */
export interface NumberQueries {
  /**
   * Reads the total and the numbers of the last `days` days, today included; `null` when the account has no
   * machine, which means that the account no longer exists.
   * @param hoursOf the day, as YYYY-MM-DD, whose hours are read too
   */
  readonly read: (
    accountId: string,
    days: number,
    hoursOf: string | undefined,
  ) => Promise<MachineNumbers | null>;
  /** Reads all numbers that are stored; `null` when the account no longer exists. */
  readonly readAll: (accountId: string) => Promise<AllNumbers | null>;
}

type AllNumbers = Pick<AccountExport, 'counts' | 'hours' | 'resets'>;

type Counted = Omit<MachineNumbers['days'][number], 'day'>;

/** The result of the query. One query reads all numbers, so that they belong to the same moment. */
interface NumbersRow {
  readonly total: number;
  readonly reset: CountState['reset'];
  readonly days: readonly (Counted & { day: string })[];
  readonly hours: readonly (Counted & { hour: number })[];
}

/**
 * Selects what each slot counted in each hour: in `counter_hour`, `before` of the slot's next row minus `before` of the
 * hour's own row. The newest row has no next row, so the slot's present `votes` are used in place of the next `before`.
 * A process whose clock was ahead may have written a row for a future hour. The counts of such a row belong to the
 * present hour, so the days add up to the total.
 */
const countedUntil = ({ day, hour }: IstHour) => sql`
  select kind, least(day, ${day}::date) as day,
    case when (day, hour) > (${day}::date, ${hour}::smallint) then ${hour}::smallint else hour end as hour,
    coalesce(lead(before) over (partition by counter, slot order by day, hour), counter.votes) - before as count
  from own
  cross join unnest(array['evm:', 'own:', 'open:', 'share:']) as kind
  join counter_hour on counter_hour.counter = kind || own.id
  join counter using (counter, slot)`;

const SUMS = sql`
  coalesce(sum(count) filter (where kind = 'evm:'), 0) as votes,
  coalesce(sum(count) filter (where kind = 'own:'), 0) as own_votes,
  coalesce(sum(count) filter (where kind = 'open:'), 0) as opens,
  coalesce(sum(count) filter (where kind = 'share:'), 0) as shares`;

/** Selects the total of the machine's counter of one kind. */
const totalOf = (kind: string) =>
  sql`(select coalesce(sum(votes), 0)::float8 from counter where counter = ${sql.lit(kind)} || own.id)`;

/** Selects a time as an ISO text in UTC, in whole seconds. */
const isoText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Selects the newest reset of the machine's total, or null if no reset can be undone. */
const newestReset = (now: Date) => sql`(
  select json_build_object(
    'at', ${isoText('reset_at')}, 'former_total', votes)
  from count_reset
  where machine_id = own.id and reset_at > ${now}::timestamptz - make_interval(hours => ${UNDO_HOURS}::int)
  order by reset_at desc limit 1)`;

/** @param clock gives the moment that decides which day is today */
export function createNumberQueries(db: Kysely<Tables>, clock: () => Date = () => new Date()): NumberQueries {
  return {
    async read(accountId, days, hoursOf) {
      const now = clock();
      const dates = lastDays(now, days);
      const first = sql`${dates[0]}::date`;
      const day = sql`${hoursOf ?? null}::date`;
      const { rows } = await sql<NumbersRow>`
        with own as (select id from machine where account_id = ${accountId}::bigint),
        counted as (${countedUntil(istHourOf(now))} where day >= least(${first}, ${day}))
        select
          ${totalOf('evm:')} as total,
          ${newestReset(now)} as reset,
          coalesce((select json_agg(one) from (
            select to_char(day, 'YYYY-MM-DD') as day, ${SUMS} from counted where day >= ${first} group by day
          ) as one), '[]') as days,
          coalesce((select json_agg(one) from (
            select hour, ${SUMS} from counted where day = ${day} group by hour
          ) as one), '[]') as hours
        from own`.execute(db);
      const [row] = rows;
      if (!row) return null;
      const byDay = new Map(row.days.map((one) => [one.day, one]));
      const byHour = new Map(row.hours.map((one) => [one.hour, one]));
      return {
        total: row.total,
        reset: row.reset,
        days: dates.map((date) => byDay.get(date) ?? { day: date, ...NOTHING }),
        ...(hoursOf !== undefined && {
          hours: HOURS.map((hour) => byHour.get(hour) ?? { hour, ...NOTHING }),
        }),
      };
    },
    async readAll(accountId) {
      const { rows } = await sql<AllNumbers>`
        with own as (select id from machine where account_id = ${accountId}::bigint),
        counted as (${countedUntil(istHourOf(clock()))})
        select
          json_build_object(
            'votes', ${totalOf('evm:')}, 'own_votes', ${totalOf('own:')},
            'opens', ${totalOf('open:')}, 'shares', ${totalOf('share:')}) as counts,
          coalesce((select json_agg(one) from (
            select to_char(day, 'YYYY-MM-DD') as day, hour, ${SUMS} from counted
            group by day, hour order by day, hour
          ) as one), '[]') as hours,
          coalesce((
            select json_agg(json_build_object('at', ${isoText('reset_at')}, 'former_total', votes) order by reset_at)
            from count_reset where machine_id = own.id), '[]') as resets
        from own`.execute(db);
      return rows[0] ?? null;
    },
  };
}

const NOTHING: Counted = { votes: 0, own_votes: 0, opens: 0, shares: 0 };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Gives the last `count` days in India as YYYY-MM-DD, from the oldest to today. */
function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, place) => istDayBefore(now, count - 1 - place));
}
