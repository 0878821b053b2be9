import fs from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { changeRegistry } from '../releases/change-registry';
import { createFolderStorage } from '../releases/folder-storage';
import { withoutCanary } from '../releases/registry-changes';
import { documentedCommands } from '../testing/documented-commands';
import { RUN_ELSEWHERE, RUNS, RUNS_ON_POSTGRES, type CommandRun } from '../testing/releasing-commands';
import { createSmallWorkspace, type SmallRelease, type SmallWorkspace } from '../testing/small-workspace';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { runDeliveryCommand } from './run-delivery-command';

/*
 * These tests run every command that docs/releasing.md names, as the page writes it, on a copy of one site. Only `…` and
 * `<…>` are replaced. A program in turbo's place notes how it is called; checks/release.ts runs the real turbo.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const readFile = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');

let builds: TestBuilds;
let workspace: SmallWorkspace;
let workspaceDir: string;
let siteData: string;
let dataDir: string;
let printed: string;

/**
 * Makes a site with releases of a shell and of three remotes. `mfe-voting` 2.0.0-77c1 and `shell` 1.1.0-9ab2 need each
 * other, and are not live any more. `mfe-new`, `mfe-a` and `mfe-b` were never released.
 */
beforeAll(async () => {
  builds = await createTestBuilds();
  workspaceDir = path.join(builds.folder, 'workspace');
  workspace = await createSmallWorkspace(workspaceDir);
  dataDir = siteData = path.join(builds.folder, 'data');
  await fs.mkdir(siteData);
  await fs.writeFile(path.join(siteData, 'token.secret'), 'the secret of a server, made at its first start');
  await release({ module: 'shell', version: '1.0.0-aaa' });
  for (const module of ['mfe-voting', 'mfe-results', 'mfe-old'])
    await release({ module, version: '1.0.0-4f0c' });
  await release({ module: 'mfe-results', version: '1.0.1-b' });
  await release({ module: 'shell', version: '1.1.0-9ab2', supports: [1, 2] });
  await release({ module: 'mfe-voting', version: '2.0.0-77c1', contractVersion: 2 });
  await run(['rollback', 'mfe-voting']);
  await run(['rollback', 'shell']);
  await release({ module: 'mfe-voting', version: '1.0.1-b' });
});
afterAll(() => builds.remove());

beforeEach(async () => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  dataDir = await fs.mkdtemp(path.join(builds.folder, 'data-'));
  await fs.cp(siteData, dataDir, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

/** Replaces what docs/releasing.md leaves open in a command. */
const OPEN: readonly (readonly [string, () => string])[] = [
  ['…', () => ''],
  ['<version>', () => '1.0.0-4f0c'],
  ['<that dist>', () => path.join(workspaceDir, 'mfe-voting/dist')],
];

function run(line: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const noBrowser = { CHROMIUM_PATH: path.join(builds.folder, 'no-chromium') };
  return runDeliveryCommand(
    line,
    { DATA_DIR: dataDir, ...noBrowser, ...environment },
    workspaceDir,
    workspaceDir,
  );
}

async function release(build: SmallRelease, ...more: string[]): Promise<void> {
  await run(['release', build.module, '--from', await workspace.build(build), '--no-smoke', ...more]);
}

/** Runs a line of the page. Gives all that is printed, with the calls of turbo before it. */
async function runLine(command: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const filled = OPEN.reduce((text, [open, value]) => text.replaceAll(open, value()), command);
  const [, settings = '', name = '', args = ''] =
    /^((?:[A-Z_]+=\S+ )*)npm run ([a-z-]+)(?: -- (.+))?$/.exec(filled) ?? [];
  const { scripts } = JSON.parse(await readFile('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ [name]: `tsx server/src/deliver.ts ${name}` });
  const pairs = [...settings.matchAll(/(\S+)=(\S+)/g)].map(
    ([, variable, value]) => [variable, value] as const,
  );
  const set: NodeJS.ProcessEnv = Object.fromEntries(pairs);
  let isOver = false;
  const running = run([name, ...args.split(' ').filter(Boolean)], { ...environment, ...set }).finally(
    () => (isOver = true),
  );
  if (args.includes('--watch')) await Promise.race([running, endWatchedCanary(() => isOver)]);
  const answer = await running;
  return (await workspace.turboCalls()).replace(/^/gm, 'turbo ').replace(/turbo $/, '') + printed + answer;
}

/** Waits for a watched canary and ends it, as a server does that finds it bad. Gives up when the command is over. */
async function endWatchedCanary(isOver: () => boolean): Promise<void> {
  const storage = createFolderStorage(path.join(dataDir, 'site'));
  while (!(await storage.readRegistry()).modules['mfe-voting']?.canary?.watch) {
    if (isOver()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  const reason = 'The canary 1.0.3-d of mfe-voting was withdrawn. It was bad.';
  await changeRegistry(storage, { reason, modules: ({ modules }) => withoutCanary(modules, 'mfe-voting') });
}

it.each(RUNS)('$command', async ({ command, says, hasCanary, built = [] }) => {
  if (hasCanary) await release({ module: 'mfe-voting', version: '1.0.2-c' }, '--canary', '10');
  for (const each of built) await workspace.build(each);
  expect(await runLine(command)).toMatch(says);
});

(process.env.DATABASE_URL ? describe : describe.skip)('with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.drop());

  it('moves the site to the database, and back to an empty folder', async () => {
    for (const { command, says } of RUNS_ON_POSTGRES) {
      expect(await runLine(command, { DATABASE_URL: database.url })).toMatch(says);
      dataDir = path.join(builds.folder, 'moved-back');
    }
    expect(await runLine('npm run releases')).toMatch(/\nmfe-voting +1\.0\.1-b [^]*\nRevision 10 of /);
  });
});

it.each(Object.entries(RUN_ELSEWHERE))('leaves to another check: %s', async (_, places) => {
  for (const [file, text] of places) expect(await readFile(file)).toContain(text);
});

it('runs the tests of this file on Postgres too', async () => {
  expect(await readFile('.ci/run')).toContain('\n.ci/with-postgres npm test -w server -- --maxWorkers=2\n');
});

it('names no command that no test runs, and runs no command that the page does not name', async () => {
  const named = documentedCommands(await readFile('docs/releasing.md'));
  const run = [...RUNS, ...RUNS_ON_POSTGRES].map(({ command }: CommandRun) => command);
  const known = [...run, ...Object.keys(RUN_ELSEWHERE)];
  const unknown = named.filter((command) => !known.includes(command));
  const gone = known.filter((command) => !named.includes(command));
  expect([
    ...unknown.map((command) => `docs/releasing.md names a command that no test runs: ${command}`),
    ...gone.map((command) => `docs/releasing.md does not name this command any more: ${command}`),
  ]).toEqual([]);
});
