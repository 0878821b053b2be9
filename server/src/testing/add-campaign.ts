import type { MachineNumbers } from '@demo-evm/shared/api/schemas';
import type { Database } from '../database/database';
import { createCountResets, type CountResets } from '../numbers/count-resets';
import { createNumberQueries } from '../numbers/number-queries';
import { createVoteCounts, type VoteCounts } from '../votes/vote-counts';

interface Campaign {
  readonly vid: string;
  /** The id of the account. */
  readonly account: string;
  /** The id of the machine. */
  readonly machine: string;
  readonly counts: VoteCounts;
  readonly resets: CountResets;
  /** Reads the numbers of the machine, as `NumberQueries` does. */
  readonly read: (days: number, hoursOf?: string) => Promise<MachineNumbers>;
}

let nextCampaign = 0;

/**
 * Adds an account with a machine.
 * @param clock gives the time at which votes are counted and numbers are read
 */
export async function addCampaign(database: Database, clock: () => Date): Promise<Campaign> {
  const vid = `numbers-${(nextCampaign += 1)}`;
  const { id: account } = await database.db
    .insertInto('account')
    .values({ email: `${vid}@example.org`, client_name: vid, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: machine } = await database.db
    .insertInto('machine')
    .values({ vid, account_id: account })
    .returning('id')
    .executeTakeFirstOrThrow();
  const numbers = createNumberQueries(database.db, clock);
  return {
    vid,
    account,
    machine,
    counts: createVoteCounts(database, { clock }),
    resets: createCountResets(database.db, clock),
    async read(days, hoursOf) {
      const answer = await numbers.read(account, days, hoursOf);
      if (!answer) throw new Error('The account has no machine.');
      return answer;
    },
  };
}
