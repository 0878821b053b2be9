import type { Migration } from 'kysely';
import * as machinesAndVotes from './0001-machines-and-votes';
import * as accounts from './0002-accounts';
import * as ageOfVoteIds from './0003-age-of-vote-ids';
import * as neverUpdated from './0004-never-updated';
import * as countsByHour from './0005-counts-by-hour';
import * as countResets from './0006-count-resets';
import * as uploadedPictures from './0007-uploaded-pictures';
import * as shortLinks from './0008-short-links';
import * as endedSessions from './0009-ended-sessions';
import * as passwordResets from './0010-password-resets';
import * as machineVersions from './0011-machine-versions';
import * as constituencyNames from './0012-constituency-names';
import * as releaseNumbers from './0013-release-numbers';
import * as siteSecret from './0014-site-secret';
import * as pictureFiles from './0015-picture-files';
import * as generationsOfVoteIds from './0016-generations-of-vote-ids';
import * as sharedCallCounts from './0017-shared-call-counts';
import * as site from './0018-site';

/** All migrations in order. A released migration is never edited. Its mistakes are corrected in a later migration. */
export const migrations: Record<string, Migration> = {
  '0001-machines-and-votes': machinesAndVotes,
  '0002-accounts': accounts,
  '0003-age-of-vote-ids': ageOfVoteIds,
  '0004-never-updated': neverUpdated,
  '0005-counts-by-hour': countsByHour,
  '0006-count-resets': countResets,
  '0007-uploaded-pictures': uploadedPictures,
  '0008-short-links': shortLinks,
  '0009-ended-sessions': endedSessions,
  '0010-password-resets': passwordResets,
  '0011-machine-versions': machineVersions,
  '0012-constituency-names': constituencyNames,
  '0013-release-numbers': releaseNumbers,
  '0014-site-secret': siteSecret,
  '0015-picture-files': pictureFiles,
  '0016-generations-of-vote-ids': generationsOfVoteIds,
  '0017-shared-call-counts': sharedCallCounts,
  '0018-site': site,
};
