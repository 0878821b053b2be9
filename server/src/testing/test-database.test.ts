import { Pool } from 'pg';
import type { Database } from '../database/database';
import { withPool } from '../database/with-pool';
import { trackOpen } from './test-database';

it('closes each database that a test has opened, once, and then removes the data', async () => {
  const events: string[] = [];
  const note = (event: string) => Promise.resolve(void events.push(event));
  const queries = withPool(new Pool()); // a pool connects at its first query, and this test sends no query
  const names = ['first', 'second', 'third'];
  const open = (): Promise<Database> => {
    const name = names.shift() ?? '';
    return Promise.resolve({
      ...queries,
      close: () => note(`${name} closed`),
      isShared: false,
      place: 'nowhere',
      listen: () => () => Promise.resolve(),
      failed: new Promise(() => {}),
    });
  };
  const database = await trackOpen(open, () => note('data removed'), undefined);
  const second = await database.reopen();
  await database.reopen();
  await second.close();
  await database.drop();
  expect(events).toEqual(['second closed', 'first closed', 'third closed', 'data removed']);
});
