import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import type { Generated } from 'kysely';

/** One machine. Its public columns are the fields of the contract. Spec 3: EVM details. */
export interface MachineTable extends PublicMachine {
  id: Generated<string>;
  /** When its owner last changed it; `null` when it was never changed. */
  updated_at: Date | null;
  /** The account that owns it; `null` for the demo machine of a new database. */
  account_id: string | null;
}

/** A campaign that can log in. Spec 3: Registration. */
export interface AccountTable {
  id: Generated<string>;
  /** As it was typed. It is unique, and the case does not matter. */
  email: string;
  client_name: string;
  phone_no: string | null;
  /** An argon2id hash in its standard text format. */
  password_hash: string;
  created_at: Generated<Date>;
}

/** A count is the sum of its slots. Each process writes to its own slot, so that processes seldom wait for each other. */
export interface CounterTable {
  /** Such as `evm:<machine id>`: counts stay with a machine whose vid changes. */
  counter: string;
  slot: number;
  votes: string;
}

/** The ids of votes that were counted, so that a vote that is sent again is not counted twice. */
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
