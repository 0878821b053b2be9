import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeBuild } from '../changed-build';
import { deliverAs } from '../deliver';
import { expect, test } from '../test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const dist = (module: string) => path.join(ROOT, module, 'dist');
const CHROMIUM = { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };

// Each smoke test starts a browser of its own, which takes long on a busy computer.
test.describe.configure({ timeout: 240_000 });

let site: string;
test.beforeAll(async () => {
  site = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-smoke-test-')), 'site');
  await release('shell', dist('shell'), '--no-smoke');
});
test.afterAll(() => fs.rm(path.dirname(site), { recursive: true }));

/** Releases a build as a team does. Gives the output of the command, also when the command refuses. */
function release(module: string, from: string, ...more: string[]): Promise<string> {
  return releaseWith(CHROMIUM, module, from, ...more);
}

function releaseWith(environment: Record<string, string>, module: string, from: string, ...more: string[]) {
  return deliverAs(environment, site, 'release', module, '--from', from, ...more).catch(refusal);
}

/** Gives the text of a command that refused. */
const refusal = (error: unknown) => (error as { readonly stderr: string }).stderr;

const registry = async () =>
  (await deliverAs({}, site, 'releases', '--json').then(JSON.parse)) as {
    revision: number;
    modules: Record<string, { current: string }>;
  };

test('a release is opened in a browser before the switch, and one that fails is refused', async () => {
  expect(await release('mfe-create', dist('mfe-create'))).toMatch(
    /^Smoke test: \/create in a browser\.\nmfe-create: all visitors get /,
  );
  const before = await registry();

  const broken = await changeBuild('mfe-create', 'app.js', (code) => `throw new Error('a mistake');${code}`);
  const refused = await release('mfe-create', broken.folder);
  expect(refused).toContain(
    `mfe-create ${broken.version} does not become live: in a browser, /create has problems.`,
  );
  expect(refused).toContain('a mistake');
  expect(await registry()).toEqual(before);
  expect(await fs.readdir(path.join(site, 'mfe-create'))).toEqual([before.modules['mfe-create']?.current]);

  const none = await releaseWith({ CHROMIUM_PATH: '/nowhere/chromium' }, 'mfe-create', broken.folder);
  expect(none).toMatch(/^No smoke test: there is no \/nowhere\/chromium\.\nmfe-create: all visitors get /);
  expect((await registry()).modules['mfe-create']?.current).toBe(broken.version);
  await fs.rm(broken.folder, { recursive: true });
});

test('a canary is opened in a browser before it is promoted', async () => {
  await release('mfe-create', dist('mfe-create'));
  const before = await registry();
  const broken = await changeBuild('mfe-create', 'app.js', (code) => `throw new Error('a mistake');${code}`);
  await release('mfe-create', broken.folder, '--canary', '5', '--no-smoke');

  const promote = (...more: string[]) =>
    deliverAs(CHROMIUM, site, 'promote', 'mfe-create', ...more).catch(refusal);
  expect(await promote()).toContain(
    `mfe-create ${broken.version} does not become live: in a browser, /create has problems.`,
  );
  expect((await registry()).modules['mfe-create']?.current).toBe(before.modules['mfe-create']?.current);

  expect(await promote('--no-smoke')).toContain(`mfe-create: all visitors get ${broken.version}`);
  await fs.rm(broken.folder, { recursive: true });
});
