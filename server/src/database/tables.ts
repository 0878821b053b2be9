import type { MachineFields, VersionDetails } from '@demo-evm/shared/api/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { AccountTable, EndedTokenTable, PasswordResetTable } from './account-tables';
import type {
  CounterHourTable,
  CounterTable,
  CountResetTable,
  ReleaseNumberTable,
  VoteRotationTable,
  VoteTable,
} from './counter-tables';
import type {
  SiteFileTable,
  SiteNoteTable,
  SiteRecordTable,
  SiteReleaseTable,
  SiteRevisionTable,
} from './site-tables';
import type { CallCountTable, PictureFileTable, SiteSecretTable } from './shared-tables';

/** One machine. Its public columns are the fields of the contract. Spec 3: EVM details. */
export interface MachineTable extends MachineFields {
  id: Generated<string>;
  /** The time of the last change; `null` for a machine that was created since migration 0004 and never changed. */
  updated_at: Date | null;
  /** The account that owns the machine; `null` for the demo machine of a new database. */
  account_id: string | null;
  /** How often the vid was changed on the day `vid_changed_on`. */
  vid_changes: Generated<number>;
  /** The day of the last change of the vid, as YYYY-MM-DD in Indian Standard Time; `null` if it was never changed. */
  vid_changed_on: string | null;
  /** The time since which the machine is paused; `null` when it is not paused. docs/decisions/0049. */
  paused_at: Date | null;
}

/** What a machine showed before a change. Only the newest versions of each machine are kept. docs/decisions/0048. */
export interface MachineVersionTable {
  id: Generated<string>;
  machine_id: string;
  replaced_at: Generated<Date>;
  /** Written as JSON text, read as an object. */
  details: ColumnType<VersionDetails, string>;
}

/**
 * A vid that leads to a machine: the machine's present vid or a former vid. A trigger writes the row when a machine is
 * added or gets another vid. docs/decisions/0044.
 */
export interface ShortLinkTable {
  /** The vid as the user typed it. No other row has the same vid, compared in lower case. */
  vid: string;
  machine_id: string;
  /** When the vid became a former vid; `null` for the machine's present vid. */
  former_since: Date | null;
}

/** The last upload of a picture by an account. A picture that two accounts have uploaded has two rows, and one file. */
export interface UploadedPictureTable {
  /**
   * `null` for an upload without a login, which an operator can allow (`UPLOAD_ACCOUNT` in environment.ts).
   */
  account_id: string | null;
  /** The name of the picture's file (`PICTURE_NAME` in picture-store.ts). */
  name: string;
  /** The size of the stored file. */
  bytes: number;
  uploaded_at: Generated<Date>;
}

export interface Tables {
  account: AccountTable;
  machine: MachineTable;
  machine_version: MachineVersionTable;
  short_link: ShortLinkTable;
  counter: CounterTable;
  vote: VoteTable;
  vote_earlier: VoteTable;
  vote_rotation: VoteRotationTable;
  counter_hour: CounterHourTable;
  count_reset: CountResetTable;
  uploaded_picture: UploadedPictureTable;
  ended_token: EndedTokenTable;
  password_reset: PasswordResetTable;
  release_number: ReleaseNumberTable;
  site_secret: SiteSecretTable;
  picture_file: PictureFileTable;
  site_revision: SiteRevisionTable;
  site_release: SiteReleaseTable;
  site_file: SiteFileTable;
  site_record: SiteRecordTable;
  site_note: SiteNoteTable;
  call_count: CallCountTable;
}
