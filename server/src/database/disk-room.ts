import fs from 'node:fs/promises';
import { OperatorError } from '../errors/operator-error';

/** A new embedded database takes 41 MB. A database that was killed needs 16 MB for a segment of its log. */
const NEEDED_MB = 64;

/** @throws {OperatorError} when the disk of the data folder has too little free space to start a database */
export async function requireRoom(dataDir: string): Promise<void> {
  const free = await freeMegabytes(dataDir);
  if (free < NEEDED_MB)
    throw new OperatorError(`${describeRoom(dataDir, free)} Free some space, and start again.`);
}

/** Makes the error that tells the operator why the embedded database has stopped, and what to do. */
export async function describeFailure(dataDir: string): Promise<OperatorError> {
  const free = await freeMegabytes(dataDir).catch(() => Infinity);
  const why = free < NEEDED_MB ? ` ${describeRoom(dataDir, free)} Free some space.` : '';
  return new OperatorError(
    `The embedded database in ${dataDir} has stopped.${why} Start the server again: votes that were acknowledged are kept.`,
  );
}

function describeRoom(dataDir: string, free: number): string {
  return `The disk of DATA_DIR ${dataDir} is full: ${free} MB are free, ${NEEDED_MB} MB are needed.`;
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}
