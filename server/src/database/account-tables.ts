import type { Generated } from 'kysely';

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
