import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../database/with-pool';
import type { Counted } from './rate-limit-store';

/** Counts the calls of an address in the present window, for all processes that share the database. */
export interface SharedCallCounts {
  /**
   * Counts a call. Gives `null` when the database does not answer in time or answers other counts already, so that a slow
   * database does not delay calls.
   * @param what names the limit, because each limit counts separately
   */
  readonly count: (what: string, address: string, windowMs: number) => Promise<Counted | null>;
}

const ANSWER_TIMEOUT_MS = 300;
/** The largest number of counts at once. Votes need the other connections to the database. */
const MAX_AT_ONCE = 3;

/**
 * Counts a call in the present window, or in a new one. A window that begins in the future comes from a clock that was
 * set back, so it ends. The time is read after the wait for other calls of the same address.
 */
const COUNT = `
insert into call_count as known (key, started_at, calls) values ($1, clock_timestamp(), 1)
on conflict (key) do update set (started_at, calls) = (
  select
    case when is_present then known.started_at else now end,
    case when is_present then known.calls + 1 else 1 end
  from (select clock_timestamp() as now) as clock,
    lateral (select known.started_at > now - $2::float8 * interval '1 ms' and known.started_at <= now as is_present) as state
)
returning calls, extract(epoch from started_at - clock_timestamp())::float8 * 1000 + $2::float8 as ttl`;

/** @param secret makes the keys, so that the database has no addresses; all processes must have the same secret */
export function createSharedCallCounts(
  { query }: Pick<Queries, 'query'>,
  secret: Uint8Array,
): SharedCallCounts {
  let running = 0;
  const ask = async (key: string, windowMs: number) => {
    running += 1;
    try {
      const rows = await query<{ calls: number; ttl: number }>({
        name: 'count-call',
        text: COUNT,
        values: [key, windowMs],
      });
      return rows.map(({ calls, ttl }) => ({ current: calls, ttl }))[0] ?? null;
    } catch {
      return null; // the caller needs the database too, and reports that it does not answer
    } finally {
      running -= 1;
    }
  };
  return {
    async count(what, address, windowMs) {
      if (running >= MAX_AT_ONCE) return null;
      const key = createHmac('sha256', secret)
        .update(JSON.stringify([what, address]))
        .digest('base64url');
      const tooLate = new AbortController();
      const timeout = wait(ANSWER_TIMEOUT_MS, null, { signal: tooLate.signal }).catch(() => null);
      const counted = await Promise.race([ask(key, windowMs), timeout]);
      tooLate.abort();
      return counted;
    },
  };
}
