import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import type { Generated } from 'kysely';

/** One machine. Its public columns are the fields of the contract. Spec 3: EVM details. */
export interface MachineTable extends PublicMachine {
  id: Generated<string>;
  /** The time of the last change; `null` for a machine that was created since migration 0004 and never changed. */
  updated_at: Date | null;
  /** The account that owns the machine; `null` for the demo machine of a new database. */
  account_id: string | null;
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
  created_at: Generated<Date>;
}

/** One slot of a counter. A counter's count is the sum of its slots. Processes can write to different slots at once. */
export interface CounterTable {
  /** Name of the counter, such as `evm:<machine id>`. A machine keeps its id, and its count, when its vid changes. */
  counter: string;
  slot: number;
  votes: string;
}

/** The id of a vote that was counted. A vote whose id is stored here is not counted again. */
export interface VoteTable {
  rid: string;
  counter: string;
  counted_at: Generated<Date>;
}

export interface Tables {
  account: AccountTable;
  machine: MachineTable;
  counter: CounterTable;
  vote: VoteTable;
}
