import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { VOTING } from '../testing/test-site';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { runDeliveryCommand } from './run-delivery-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// The embedded database belongs to one process, and a command opens its own, so this file needs a Postgres.
const withPostgres = process.env.DATABASE_URL ? describe : describe.skip;

withPostgres('with DATABASE_URL', () => {
  let builds: TestBuilds;
  let database: TestDatabase;

  beforeAll(async () => {
    builds = await createTestBuilds();
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await builds.remove();
  });

  /** Runs a command on a computer with an empty DATA_DIR. */
  const run = async (...line: string[]) => {
    const dataDir = await fs.mkdtemp(path.join(builds.folder, 'data-'));
    const environment = { DATABASE_URL: database.url ?? '', DATA_DIR: dataDir };
    const output = await runDeliveryCommand(line, environment, ROOT, builds.folder).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    expect(await fs.readdir(dataDir)).toEqual([]);
    return output;
  };
  const release = async (version: string, ...more: string[]) => {
    const { dist } = await builds.make({ ...VOTING, version });
    return run('release', 'mfe-voting', '--from', dist, '--no-smoke', ...more);
  };

  it('every command works on the site in the database', async () => {
    const place = database.place;
    expect(await run('releases')).toBe(`Nothing was released to ${place} yet.`);
    expect(await release('1.0.0-a')).toBe(
      `mfe-voting: all visitors get 1.0.0-a\nRevision 1 of ${place}, a new site`,
    );
    expect(place).not.toContain('@');
    expect(await release('1.0.1-b', '--canary', '10', '--note', 'faster')).toContain(
      '10 % of the visitors get 1.0.1-b',
    );
    expect(await run('canary', 'mfe-voting', '20')).toContain('20 % of the visitors get 1.0.1-b');
    expect(await run('promote', 'mfe-voting')).toContain('all visitors get 1.0.1-b, before it was 1.0.0-a');
    expect(await run('rollback', 'mfe-voting')).toContain('all visitors get 1.0.0-a, before it was 1.0.1-b');
    expect(await release('1.0.2-c', '--canary', '5')).toContain('5 % of the visitors get 1.0.2-c');
    expect(await run('withdraw', 'mfe-voting')).toContain('the canary 1.0.2-c ends');
    expect(await run('releases', 'show', 'mfe-voting@1.0.1-b')).toContain('note        faster');
    expect(await run('releases', '--history')).toContain('mfe-voting: the canary 1.0.2-c ends');
    expect(await run('trace', 'mfe-voting@1.0.1-b', 'remote-entry.js:1:1')).toContain('without source maps');
    expect(await run('rollback', 'mfe-voting', '9.9.9')).toBe(
      'mfe-voting 9.9.9 was never published to this site. The newest that were: 1.0.2-c, 1.0.1-b, 1.0.0-a.',
    );
  });

  it('--site names a folder, also with DATABASE_URL', async () => {
    const folder = path.join(builds.folder, 'site');
    expect(await release('1.0.0-a', '--site', folder)).toContain(`Revision 1 of ${folder}, a new site`);
  });

  it('refuses a release that is damaged in the database, and the same build repairs it', async () => {
    await release('2.0.0-a');
    await release('2.0.1-b');
    await database.db
      .deleteFrom('site_file')
      .where('version', '=', '2.0.0-a')
      .where('name', '=', 'app.css')
      .execute();
    expect(await run('rollback', 'mfe-voting')).toContain(
      'mfe-voting 2.0.0-a is damaged in 1 of 2 files: app.css is missing.',
    );
    expect(await release('2.0.0-a')).toContain('all visitors get 2.0.0-a');
  });
});
