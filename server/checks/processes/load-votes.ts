import os from 'node:os';
import { openDatabase } from '../../src/database/open-database';
import { loadVotes, WAYS } from '../vote-load';

/** One process of the benchmark: `load-votes.ts <way> <callers> <seconds>`. It sends its result to the parent process. */
const [, , way, callers, seconds] = process.argv;
const database = await openDatabase({ dataDir: os.tmpdir(), databaseUrl: process.env.DATABASE_URL });
process.send?.('ready');
process.once('message', () => {
  const chosen = WAYS.find((one) => one === way) ?? 'in groups';
  void loadVotes(database, chosen, { callers: Number(callers), seconds: Number(seconds) }).then(
    async (result) => {
      await new Promise((resolve) => process.send?.(result, resolve)); // a long message is cut off unless it is awaited
      await database.close();
      process.disconnect();
    },
  );
});
