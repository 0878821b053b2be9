import type { Migration } from 'kysely';
import * as machinesAndVotes from './0001-machines-and-votes';
import * as accounts from './0002-accounts';
import * as ageOfVoteIds from './0003-age-of-vote-ids';
import * as neverUpdated from './0004-never-updated';

/** All migrations in order. A released migration is never edited. A later migration corrects its mistakes. */
export const migrations: Record<string, Migration> = {
  '0001-machines-and-votes': machinesAndVotes,
  '0002-accounts': accounts,
  '0003-age-of-vote-ids': ageOfVoteIds,
  '0004-never-updated': neverUpdated,
};
