import type { OperatorError } from '../errors/operator-error';
import type { Queries } from './with-pool';

/** An open database: Postgres or the embedded one. */
export interface Database extends Queries {
  /** True if several processes, also on other machines, can use the database, as with Postgres. */
  readonly isShared: boolean;
  /** Lets running queries finish, then closes the database. */
  readonly close: () => Promise<void>;
  /**
   * Resolves with the reason when the embedded database has stopped and only a restart of the process helps. On
   * Postgres, it never resolves.
   */
  readonly failed: Promise<OperatorError>;
}
