import type { Migration } from 'kysely';
import * as machinesAndVotes from './0001-machines-and-votes';
import * as accounts from './0002-accounts';
import * as ageOfVoteIds from './0003-age-of-vote-ids';
import * as neverUpdated from './0004-never-updated';

/** All migrations in order. One that has been released is never edited; a later one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-machines-and-votes': machinesAndVotes,
  '0002-accounts': accounts,
  '0003-age-of-vote-ids': ageOfVoteIds,
  '0004-never-updated': neverUpdated,
};
