/** How long each measurement of votes takes, in seconds. */
export const SECONDS = 4;
/** The number of callers that cast votes at the same time. */
export const CALLERS = 64;

/** The name of the measured database in the reports. */
export const engine = process.env.DATABASE_URL ? 'Postgres' : 'embedded database';
