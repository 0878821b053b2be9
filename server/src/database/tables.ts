import type { Generated } from 'kysely';

/** One machine. Names are those of the HTTP contract. Spec 3: EVM details. */
export interface MachineTable {
  id: Generated<string>;
  /** Short link id, unique whatever the case. */
  vid: string;
  client_name: string | null;
  vidint: number | null;
  evmsr: number | null;
  e_cname: string | null;
  cname: string | null;
  e_vname: string | null;
  vname: string | null;
  mva: string | null;
  sname: string | null;
  symbolurl: string | null;
  cpicurl: string | null;
  priority: string | null;
  main_title: string | null;
  entity_subtitle: string | null;
  extra3: string | null;
  extra4: string | null;
  /** When its owner last changed it; `null`: never. */
  updated_at: Date | null;
  /** Its owner; `null`: nobody's, such as the machine of a fresh database. */
  account_id: string | null;
}

/** A campaign that may log in. Spec 3: Registration. */
export interface AccountTable {
  id: Generated<string>;
  /** As it was typed; unique whatever the case. */
  email: string;
  client_name: string;
  phone_no: string | null;
  /** argon2id, in its own text format. */
  password_hash: string;
  created_at: Generated<Date>;
}

/** A count is the sum of its slots: processes write to rows of their own and never wait for each other. */
export interface CounterTable {
  /** `evm:<machine id>`, so that counts follow a machine whose vid changes. */
  counter: string;
  slot: number;
  votes: string;
}

/** Votes that were counted, by their id, so that a repeated one is not counted again. */
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
