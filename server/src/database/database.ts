import type { OperatorError } from '../errors/operator-error';
import type { Queries } from './with-pool';

/** An open database: Postgres or the embedded one. */
export interface Database extends Queries {
  /** Finishes running queries and leaves the files consistent. */
  readonly close: () => Promise<void>;
  /** Settles when the embedded database has stopped and only a restart of the process helps; never on Postgres. */
  readonly failed: Promise<OperatorError>;
}
