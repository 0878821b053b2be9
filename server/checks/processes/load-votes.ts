import os from 'node:os';
import { openDatabase } from '../../src/database/open-database';
import { loadVotes, WAYS } from '../vote-load';

/**
 * One process of the benchmark of votes: `load-votes.ts <way> <callers> <seconds>`. It tells the parent process that it
 * is ready, casts votes after the parent's message, and sends its `LoadResult` back.
 */
const [, , way, callers, seconds] = process.argv;
const database = await openDatabase({ dataDir: os.tmpdir(), databaseUrl: process.env.DATABASE_URL });
process.send?.('ready');
process.once('message', () => {
  const chosen = WAYS.find((one) => one === way) ?? 'in groups';
  void loadVotes(database, chosen, { callers: Number(callers), seconds: Number(seconds) }).then(
    async (result) => {
      // The process may disconnect only after the message has been sent.
      await new Promise((resolve) => process.send?.(result, resolve));
      await database.close();
      process.disconnect();
    },
  );
});
