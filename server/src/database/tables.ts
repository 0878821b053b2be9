import type { MachineFields, VersionDetails } from '@demo-evm/shared/api/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { PictureFileTable, SiteSecretTable } from './shared-tables';

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

/** A campaign that can log in. Spec 3: Registration. */
export interface AccountTable {
  id: Generated<string>;
  /** The e-mail as the user typed it. No other account has the same e-mail, compared in lower case. */
  email: string;
  client_name: string;
  phone_no: string | null;
  /** An argon2id hash in its standard text format. */
  password_hash: string;
  /** A token is valid only if it carries this number. A new password, or a logout everywhere, adds 1 to it. */
  session_version: Generated<number>;
  created_at: Generated<Date>;
}

/** One slot of a counter. A counter's count is the sum of its slots. Processes can write to different slots at once. */
export interface CounterTable {
  /**
   * Name of the counter, such as `evm:<machine id>`. A machine keeps its id, and its counts, when its vid changes. The
   * counter `evm:` counts all votes of the machine, and `own:` only the votes from browsers in which the machine's
   * account was logged in. `open:` counts how often the machine's page was opened. `share:` counts how often a visitor
   * has pressed a button that shares the machine.
   */
  counter: string;
  /** A process counts in a slot from 0 to 63. A reset of a machine's total subtracts this total from the slot -1. */
  slot: number;
  /** In the slot -1, this number is negative or 0. */
  votes: string;
}

/** The id of a vote that was counted. A vote whose id is stored here is not counted again. */
export interface VoteTable {
  rid: string;
  counter: string;
  counted_at: Generated<Date>;
}

/**
 * One hour of a slot of a machine's counter. `before` is the slot's `votes` (`CounterTable`) before the first count of
 * this hour. The count of the hour is `before` of the slot's next row minus `before` of this row. The newest row has no
 * next row, so the slot's present `votes` are used for it. The counts of all rows therefore add up to what the slot has
 * counted since its first row. No row refers to a person. docs/decisions/0038.
 */
export interface CounterHourTable {
  counter: string;
  slot: number;
  /** The day as YYYY-MM-DD. `day` and `hour` are in Indian Standard Time. */
  day: string;
  hour: number;
  before: string;
}

/**
 * A reset of a machine's total that can still be undone. `votes` is the former total, which the reset has subtracted
 * from the slot -1 of the machine's counter. docs/decisions/0042.
 */
export interface CountResetTable {
  machine_id: string;
  reset_at: Date;
  votes: string;
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

/** A token that a logout has ended before its expiry. */
export interface EndedTokenTable {
  /** The claim `jti` of the token. */
  id: string;
  ended_at: Generated<Date>;
}

/** A link that sets a new password for an account. docs/decisions/0046. */
export interface PasswordResetTable {
  /** The SHA-256 of the link's token, in hexadecimal digits. The token itself is stored nowhere. */
  token_hash: string;
  account_id: string;
  created_at: Generated<Date>;
  /** When the link was used or ended; `null` for a link that may still be used. */
  used_at: Date | null;
}

/**
 * How often one kind of event happened on pages with a release, counted by all processes together. No row
 * refers to a person. docs/decisions/0058.
 */
export interface ReleaseNumberTable {
  module: string;
  version: string;
  /**
   * The time since which the row counts: the start of the module's canary, or else of its current release.
   */
  period: string;
  /** The kind of a shell event, or `visit` or `problem`: pages that tried the release, and those with a problem. */
  kind: string;
  /** The bucket of a measured value (measure-buckets.ts); 0 for everything else. */
  bucket: number;
  count: string;
  updated_at: Generated<Date>;
}

export interface Tables {
  account: AccountTable;
  machine: MachineTable;
  machine_version: MachineVersionTable;
  short_link: ShortLinkTable;
  counter: CounterTable;
  vote: VoteTable;
  counter_hour: CounterHourTable;
  count_reset: CountResetTable;
  uploaded_picture: UploadedPictureTable;
  ended_token: EndedTokenTable;
  password_reset: PasswordResetTable;
  release_number: ReleaseNumberTable;
  site_secret: SiteSecretTable;
  picture_file: PictureFileTable;
}
