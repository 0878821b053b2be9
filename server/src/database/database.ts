import type { OperatorError } from '../errors/operator-error';
import type { Queries } from './with-pool';

/** An open database: Postgres or the embedded one. */
export interface Database extends Queries {
  /** True if several processes, also on other machines, can use the database, as with Postgres. */
  readonly isShared: boolean;
  /** The address of the database without a password, as messages show it; the folder of an embedded database. */
  readonly place: string;
  /**
   * Calls `onNotice` soon after a notification of any process on a channel. It may miss notifications, and the embedded
   * database gives none.
   * @returns a function that ends the calls
   */
  readonly listen: (channel: string, onNotice: () => void) => () => Promise<void>;
  /** Lets running queries finish, then closes the database. */
  readonly close: () => Promise<void>;
  /**
   * Resolves with the reason when the embedded database has stopped and only a restart of the process helps. On
   * Postgres, it never resolves.
   */
  readonly failed: Promise<OperatorError>;
}
