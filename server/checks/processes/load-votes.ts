import os from 'node:os';
import { openDatabase } from '../../src/database/open-database';
import { loadVotes, WAYS } from '../vote-load';

/** One of several processes of the benchmark: `load-process.ts <way> <callers> <seconds>`; its result goes to the parent. */
const [, , way, callers, seconds] = process.argv;
const database = await openDatabase({ dataDir: os.tmpdir(), databaseUrl: process.env.DATABASE_URL });
process.send?.('ready');
process.once('message', () => {
  const chosen = WAYS.find((one) => one === way) ?? 'in groups';
  void loadVotes(database, chosen, { callers: Number(callers), seconds: Number(seconds) }).then(
    async (result) => {
      await new Promise((resolve) => process.send?.(result, resolve)); // else a long one is cut off
      await database.close();
      process.disconnect();
    },
  );
});
