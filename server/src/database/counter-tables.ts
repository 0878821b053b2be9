import type { Generated } from 'kysely';

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

/**
 * The id of a vote that was counted. The ids are in two tables: `vote` has those that were counted since the last
 * rotation (rotate-vote-ids.ts), and `vote_earlier` those from the time before. A vote whose id is in one of the tables
 * is not counted again. docs/decisions/0066.
 */
export interface VoteTable {
  rid: string;
  counter: string;
}

/** Has one row, with the time of the last rotation of the ids of votes. */
export interface VoteRotationTable {
  rotated_at: Date;
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
