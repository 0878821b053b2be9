import type { FormerVid } from '@demo-evm/shared/api/schemas';
import { sql } from 'kysely';

/** The column `former_vids` of a query on the table `machine`: the machine's former vids, the latest first. */
export const FORMER_VIDS = sql<FormerVid[]>`coalesce((
  select json_agg(json_build_object(
    'vid', short_link.vid,
    'since', to_char(former_since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by former_since desc)
  from short_link where machine_id = machine.id and former_since is not null), '[]')`.as('former_vids');
