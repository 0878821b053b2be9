import fs from 'node:fs/promises';
import { OperatorError } from '../errors/operator-error';

/**
 * The free space that the disk of an embedded database must have. A new database takes 40 MiB. A database that was
 * killed needs 16 MiB for a segment of its log.
 */
const NEEDED_MIB = 64;

/** @throws {OperatorError} when the disk of the data folder has too little free space to start a database */
export async function requireRoom(dataDir: string): Promise<void> {
  const free = await freeMebibytes(dataDir);
  if (free < NEEDED_MIB)
    throw new OperatorError(`${describeRoom(dataDir, free)} Free some space, and start again.`);
}

/**
 * Makes the error for an embedded database that has stopped. Its message says what to do, and whether the disk is full.
 */
export async function describeFailure(dataDir: string): Promise<OperatorError> {
  const free = await freeMebibytes(dataDir).catch(() => Infinity);
  const why = free < NEEDED_MIB ? ` ${describeRoom(dataDir, free)} Free some space.` : '';
  return new OperatorError(
    `The embedded database in ${dataDir} has stopped.${why} Start the server again: votes that were acknowledged are kept.`,
  );
}

function describeRoom(dataDir: string, free: number): string {
  return `The disk of DATA_DIR ${dataDir} is full: ${free} MiB are free, ${NEEDED_MIB} MiB are needed.`;
}

async function freeMebibytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}
