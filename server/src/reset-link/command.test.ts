import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database';
import { OperatorError } from '../errors/operator-error';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createAccountQueries } from '../accounts/account-queries';
import { runResetCommand } from './command';
import { createResetLinks } from '../accounts/reset-links';
import { fillFromTemplate } from '../testing/database-template';

let onPostgres: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  onPostgres = await openTestDatabase();
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-reset-'));
  await fillFromTemplate(dataDir);
});
afterAll(async () => {
  await onPostgres.drop();
  await fs.rm(dataDir, { recursive: true });
});

/** Opens the data as a server would. The command opens the same data. */
const open = () => openDatabase({ dataDir, databaseUrl: onPostgres.url });
const run = (args: string[], environment = {}) =>
  runResetCommand(args, { DATA_DIR: dataDir, DATABASE_URL: onPostgres.url, ...environment }, '/');

it('prints a link that sets a new password, as often as the operator asks', async () => {
  const before = await open();
  const registration = { client_name: 'Asha', email: 'Asha@example.org', password: 'long enough' };
  await createAccountQueries(before.db).register(registration);
  await before.close();
  let output = '';
  for (let times = 0; times < 5; times += 1)
    output = await run(['--email', ' asha@EXAMPLE.org '], { PUBLIC_URL: 'https://evm.example' });
  expect(output).toContain('a new password for Asha@example.org. It is valid for 1 hour');
  const [, token = ''] = /^https:\/\/evm\.example\/auth#reset=([\w-]+)$/m.exec(output) ?? [];
  expect(await run(['--email=asha@example.org'])).toMatch(/^http:\/\/localhost:8080\/auth#reset=/m);

  const after = await open();
  const used = await createResetLinks(after.db).use(token, 'another one');
  expect(used).toEqual({ email: 'Asha@example.org' });
  expect(await createAccountQueries(after.db).logIn('asha@example.org', 'another one')).not.toBeNull();
  await after.close();
});

it('says which account is unknown', async () => {
  await expect(run(['--email', 'nobody@example.org'])).rejects.toThrow(
    new OperatorError('No account has the e-mail nobody@example.org.'),
  );
});

it.each([[[]], [['--email']], [['--email', ' ']], [['--mail', 'x']]])(
  'refuses %p',
  async (args: string[]) => {
    await expect(run(args)).rejects.toThrow('Usage: --email <e-mail>.');
  },
);
