import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry } from '../releases/change-registry';
import { createFolderStorage } from '../releases/folder-storage';
import { withoutCanary } from '../releases/registry-changes';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { SHELL, VOTING } from '../testing/test-site';
import { runDeliveryCommand } from './run-delivery-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let builds: TestBuilds;
let site: string;

beforeEach(async () => {
  builds = await createTestBuilds();
  site = path.join(builds.folder, 'site');
});
afterEach(() => builds.remove());

const run = (...line: string[]) =>
  runDeliveryCommand(
    [...line, ...(['release', 'promote'].includes(line[0] ?? '') ? ['--no-smoke'] : []), '--site', site],
    {},
    ROOT,
    builds.folder,
  ).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
const make = async (version: string, more = {}) => (await builds.make({ ...VOTING, version, ...more })).dist;
const release = async (version: string, ...more: string[]) =>
  run('release', 'mfe-voting', '--from', await make(version), ...more);

it('releases, rolls back, and rolls forward again', async () => {
  expect(await release('1.0.0-a')).toBe(
    `mfe-voting: all visitors get 1.0.0-a\nRevision 1 of ${site}, a new site`,
  );
  expect(await release('1.0.1-b')).toContain('mfe-voting: all visitors get 1.0.1-b, before it was 1.0.0-a');
  expect(await run('rollback', 'mfe-voting')).toContain('all visitors get 1.0.0-a, before it was 1.0.1-b');
  expect(await run('rollback', 'mfe-voting')).toContain('all visitors get 1.0.1-b, before it was 1.0.0-a');
  expect(await release('1.0.2-c')).toContain('all visitors get 1.0.2-c');
  expect(await run('rollback', 'mfe-voting', '1.0.0-a')).toContain('all visitors get 1.0.0-a');
  expect(await release('1.0.2-c')).toContain('all visitors get 1.0.2-c');
});

it('says when there is nothing to do', async () => {
  await release('1.0.0-a');
  expect(await release('1.0.0-a')).toBe('mfe-voting 1.0.0-a is live already. Nothing has changed.');
  expect(await run('rollback', 'mfe-voting', '1.0.0-a')).toBe(
    'mfe-voting is in this state already. Nothing has changed.',
  );
});

it('changes the share of a canary, promotes a canary, and withdraws a canary', async () => {
  await release('1.0.0-a');
  expect(await release('1.0.1-b', '--canary', '10')).toContain(
    'mfe-voting: 10 % of the visitors get 1.0.1-b',
  );
  expect(await run('canary', 'mfe-voting', '50')).toContain('mfe-voting: 50 % of the visitors get 1.0.1-b');
  expect(await run('promote', 'mfe-voting')).toContain('all visitors get 1.0.1-b, before it was 1.0.0-a\n');
  await release('1.0.2-c', '--canary', '5');
  expect(await run('withdraw', 'mfe-voting')).toContain('mfe-voting: the canary 1.0.2-c ends');
  expect(await run('releases')).toMatch(/^module +current.*\nmfe-voting +1\.0\.1-b +\S+ \S+ +1\.0\.0-a +– /);
});

it('refuses a rollback without a version while a canary runs', async () => {
  await release('1.0.0-a');
  await release('1.0.1-b');
  await release('1.0.2-c', '--canary', '5');
  expect(await run('rollback', 'mfe-voting')).toBe(
    'mfe-voting has a canary, 1.0.2-c. To end it: npm run withdraw -- mfe-voting. To go back for all visitors: npm run rollback -- mfe-voting 1.0.0-a',
  );
  expect(await run('rollback', 'mfe-voting', '1.0.0-a')).toContain('the canary 1.0.2-c ends');
});

it('retires a remote, keeps it in the history, and brings it back', async () => {
  await release('1.0.0-a');
  await release('1.0.1-b', '--canary', '5');
  expect(await run('retire', 'mfe-voting')).toBe(
    `mfe-voting: retired, before it was 1.0.0-a\nRevision 3 of ${site}`,
  );
  expect(JSON.parse(await run('releases', '--json'))).toMatchObject({ revision: 3, modules: {} });
  expect(await run('releases', '--history')).toContain('mfe-voting: retired, before it was 1.0.0-a');
  expect(await run('releases', 'show', 'mfe-voting@1.0.0-a')).toContain('state       not live');
  expect(await run('retire', 'mfe-voting')).toContain('This site has no module mfe-voting.');
  expect(await run('rollback', 'mfe-voting')).toBe(
    'mfe-voting is retired. To bring it back, name a version: npm run rollback -- mfe-voting 1.0.1-b',
  );
  expect(await run('rollback', 'mfe-voting', '9.9.9')).toContain('was never published to this site.');
  expect(await run('rollback', 'mfe-voting', '1.0.0-a')).toContain('all visitors get 1.0.0-a');
  await run('retire', 'mfe-voting');
  expect(await release('1.0.2-c')).toContain('mfe-voting: all visitors get 1.0.2-c\n');
});

it('refuses to retire the shell, and a module that the site does not have', async () => {
  await run('release', 'shell', '--from', (await builds.make(SHELL)).dist);
  expect(await run('retire', 'shell')).toBe('shell cannot be retired: every page of the site needs it.');
  expect(await run('retire', 'mfe-nobody')).toBe('This site has no module mfe-nobody. There are shell.');
});

it('checks every release before it goes live, also on a rollback and a promotion', async () => {
  const breakFile = (version: string) => fs.rm(path.join(site, 'mfe-voting', version, 'remote-entry.js'));
  await release('1.0.0-a');
  await release('1.0.1-b');
  await breakFile('1.0.0-a');
  expect(await run('rollback', 'mfe-voting')).toContain(
    'mfe-voting 1.0.0-a is damaged in 1 of 2 files: remote-entry.js is missing.',
  );
  expect(await release('1.0.0-a')).toContain('all visitors get 1.0.0-a');
  await release('1.0.2-c', '--canary', '5');
  await breakFile('1.0.2-c');
  expect(await run('promote', 'mfe-voting')).toContain('mfe-voting 1.0.2-c is damaged');
});

it('refuses releases and rollbacks after which the shell could not host a remote', async () => {
  const shell = async (version: string, supports: number[]) =>
    run('release', 'shell', '--from', (await builds.make({ ...SHELL, version, supports })).dist);
  await shell('1.0.0-s', [1]);
  await release('1.0.0-a');
  const newer = await make('2.0.0-b', { contractVersion: 2 });
  const sentence = 'mfe-voting 2.0.0-b has contract 2; shell 1.0.0-s supports 1.';
  expect(await run('release', 'mfe-voting', '--from', newer)).toBe(sentence);
  expect(await run('rollback', 'mfe-voting', '2.0.0-b')).toContain('was never published');
  await shell('1.1.0-s', [1, 2]);
  expect(await run('release', 'mfe-voting', '--from', newer)).toContain('all visitors get 2.0.0-b');
  expect(await run('rollback', 'shell')).toBe(sentence);
  await shell('2.0.0-s', [2]);
  expect(await run('rollback', 'mfe-voting')).toBe(
    'mfe-voting 1.0.0-a has contract 1; shell 2.0.0-s supports 2.',
  );
});

it('lists the history of changes', async () => {
  await release('1.0.0-a');
  await release('1.0.1-b', '--canary', '10');
  await run('promote', 'mfe-voting');
  expect((await run('releases', '--history')).split('\n')).toEqual([
    expect.stringMatching(/^ +3 {2}\S+ \S+ {2}mfe-voting: all visitors get 1.0.1-b, before it was 1.0.0-a$/),
    expect.stringMatching(/^ +2 .*10 % of the visitors get 1.0.1-b$/),
  ]);
  expect(JSON.parse(await run('releases', '--json'))).toMatchObject({ revision: 3 });
});

it('keeps where a release came from, and shows it', async () => {
  const ci = {
    GITHUB_SERVER_URL: 'https://ci.example',
    GITHUB_REPOSITORY: 'evm',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: 'f00',
  };
  const show = () => run('releases', 'show', 'mfe-voting@1.0.0-a');
  const line = [
    'release',
    'mfe-voting',
    '--from',
    await make('1.0.0-a'),
    '--note',
    'faster slips',
    '--site',
    site,
  ];
  await runDeliveryCommand(line, ci, ROOT, builds.folder);
  const shown = await show();
  expect(shown.split('\n')).toEqual([
    'mfe-voting 1.0.0-a',
    'state       current',
    expect.stringMatching(/^first load {2}\d/),
    'contract    1',
    expect.stringMatching(/^released {4}2\d{3}-/),
    'commit      f00',
    'author      unknown',
    'CI          https://ci.example/evm/actions/runs/7',
    'note        faster slips',
  ]);
  await release('1.0.0-a', '--note', 'again');
  expect(await show()).toBe(shown);
  await release('1.0.1-b');
  expect(await show()).toContain('state       previous');
});

it('follows a watched canary until a server ends it, and prints why', async () => {
  await release('1.0.0-a');
  const following = release('1.0.1-b', '--canary', '5', '--watch', '--promote');
  const storage = createFolderStorage(site);
  await waitFor(
    async () => (await storage.readRegistry()).modules['mfe-voting']?.canary?.watch === 'promote',
  );
  const reason = 'The canary 1.0.1-b of mfe-voting was withdrawn. It was bad.';
  await changeRegistry(storage, { reason, modules: ({ modules }) => withoutCanary(modules, 'mfe-voting') });
  expect(await following).toBe(reason);
  expect(await run('releases', '--history')).toContain(reason);
});

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((done) => setTimeout(done, 20));
}

it.each([
  [['release', 'mfe-nobody'], 'There is no module mfe-nobody. There are mfe-admin, '],
  [['release'], 'An argument is missing. Usage: npm run release -- <module>… [--retire <module>]… '],
  [['withdraw', 'a', 'b'], 'There is one argument too many: b. Usage: npm run withdraw'],
  [['release', 'a', 'a'], 'a is named twice.'],
  [['release', 'a', '--retire', 'a'], 'a is named twice.'],
  [['release', 'a', 'b', '--canary', '5'], '--canary takes one module'],
  [['release', 'mfe-voting', '--from', '.', '--retire', 'mfe-nobody'], 'This site has no module mfe-nobody.'],
  [['release', 'a', '--force'], "Unknown option '--force'. Usage: npm run release"],
  [['release', 'a', '--canary', '100'], 'A canary goes to 1 to 99 percent of the visitors, not 100.'],
  [['release', 'mfe-voting', '--from', '.'], 'is not a build of a module: it has no release.json.'],
  [['rollback', 'mfe-voting'], 'This site has no module mfe-voting. Nothing was released to this site yet.'],
  [['canary', 'mfe-voting', '0'], 'A canary goes to 1 to 99 percent'],
  [['release', 'a', '--watch'], '--watch needs --canary: only a canary is watched.'],
  [['release', 'a', '--canary', '5', '--promote'], '--promote needs --watch.'],
  [
    ['release', 'mfe-voting', '--canary', '5'],
    'mfe-voting has no current release, so it cannot have a canary.',
  ],
  [['releases', 'show', 'mfe-voting'], 'Name a release as in mfe-voting@1.0.0-4f0c, not as "mfe-voting".'],
  [['releases', 'show', 'mfe-voting@9.9.9'], 'mfe-voting 9.9.9 was never published to this site.'],
  [['releases', 'list'], 'This command does not know list. Usage: npm run releases'],
  [['releases'], 'Nothing was released to '],
  [['deploy'], 'Name a command: release, rollback, canary, promote, withdraw, preview, retire, '],
])('answers %p with a sentence', async (line, sentence) => {
  expect(await run(...line)).toContain(sentence);
});

it('takes the limit of a remote in a repository of its own from beside its build', async () => {
  const module = 'mfe-elsewhere';
  const dist = await make('1.0.0-a', { module, mounts: ['/elsewhere'] });
  const releaseElsewhere = () => run('release', module, '--from', dist);
  expect(await releaseElsewhere()).toContain('mfe-elsewhere has no limit for its first load.');
  const budget = path.join(path.dirname(dist), 'budget.json');
  await fs.writeFile(budget, '{ "kilobytes": 0 }');
  expect(await releaseElsewhere()).toContain('mfe-elsewhere/budget.json allows 0.');
  await fs.writeFile(budget, '{ "kilobytes": 20 }');
  expect(await releaseElsewhere()).toContain('mfe-elsewhere: all visitors get 1.0.0-a');
});

it('refuses a first release as a canary, a rollback without an earlier release, and a build of another module', async () => {
  expect(await release('1.0.0-a', '--canary', '5')).toContain(
    'has no current release, so it cannot have a canary',
  );
  await release('1.0.0-a');
  expect(await run('rollback', 'mfe-voting')).toBe('mfe-voting has no previous release to go back to.');
  expect(await run('rollback', 'mfe-voting', '9.9.9')).toBe(
    'mfe-voting 9.9.9 was never published to this site. The newest that were: 1.0.0-a.',
  );
  expect(await run('promote', 'mfe-voting')).toContain('mfe-voting has no canary: all visitors get 1.0.0-a.');
  expect(await run('release', 'mfe-create', '--from', await make('1.0.0-x'))).toContain(
    'is a build of mfe-voting, not of mfe-create.',
  );
});

it.each([
  ['--canary', { npm_config_canary: 'true' }],
  ['--no-smoke', { npm_config_smoke: '' }],
])('refuses to run when npm has taken %s for itself', async (option, taken) => {
  await expect(runDeliveryCommand(['release', 'mfe-voting'], taken, ROOT, '.')).rejects.toThrow(
    `npm took ${option} as its own option. Put -- before the arguments: npm run release -- <module>…`,
  );
});

it('refuses --json when npm has taken it, unless it is also given after --', async () => {
  await release('1.0.0-a');
  const list = (...options: string[]) =>
    runDeliveryCommand(['releases', ...options, '--site', site], { npm_config_json: 'true' }, ROOT, '.');
  await expect(list()).rejects.toThrow(
    'npm took --json as its own option. Put -- before the arguments: npm run releases -- [--json]',
  );
  expect(JSON.parse(await list('--json'))).toMatchObject({ revision: 1 });
});

it('exits with 0 on success, and with 1 and a sentence on a refusal', async () => {
  const npm = (...line: string[]) =>
    new Promise<{ code: number; output: string; refusal: string }>((done) => {
      execFile(
        'npm',
        ['run', '--silent', ...line],
        { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } },
        (error, output, refusal) => done({ code: Number(error?.code ?? 0), output, refusal }),
      );
    });
  const dist = await make('1.0.0-a');
  expect(await npm('release', '--', 'mfe-voting', '--from', dist, '--site', site)).toMatchObject({
    code: 0,
    output: `No smoke test: this site has no shell to open mfe-voting with.\nmfe-voting: all visitors get 1.0.0-a\nRevision 1 of ${site}, a new site\n`,
  });
  expect(await npm('rollback', '--', 'mfe-voting', '--site', site)).toMatchObject({
    code: 1,
    output: '',
    refusal: expect.stringContaining('mfe-voting has no previous release to go back to.\n'),
  });
  expect(await npm('release', 'mfe-voting', '--canary', '5')).toMatchObject({
    code: 1,
    refusal: expect.stringContaining('npm took --canary as its own option.'),
  });
});
