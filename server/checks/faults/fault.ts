/** What a check of one fault needs. */
export interface FaultOptions {
  /** How often a fault that can be repeated is caused. */
  readonly rounds: number;
  /** How many votes at least are sent while two machines are killed and released to. */
  readonly votes: number;
  /** The URL of a Postgres on this computer, in which the check may make databases. Empty without Postgres. */
  readonly postgresUrl: string;
}

/** A fault that the product must survive. */
export interface Fault {
  /** What the fault needs; it is not checked where that is missing. */
  readonly needs?: 'Postgres' | 'root' | 'Postgres and root' | 'Postgres and nginx';
  /** Causes the fault. Prints a line with the figures, and rejects when a promise is broken. */
  readonly check: (options: FaultOptions) => Promise<void>;
}
