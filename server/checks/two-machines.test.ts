import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Registry } from '@demo-evm/shared/contract';
import { createTestBuilds, type TestBuilds } from '../src/testing/test-builds';
import { openTestDatabase, type TestDatabase } from '../src/testing/test-database';
import { createWorkspace, VOTING } from '../src/testing/test-site';
import { startLossyProxy } from './lossy-proxy';
import { startMachine, type MachineProcess } from './machine-process';

const ROOT = path.resolve(import.meta.dirname, '../..');

// Two processes cannot share the embedded database.
const onPostgres = process.env.DATABASE_URL ? describe : describe.skip;

onPostgres('machines that share a Postgres and nothing else', () => {
  let database: TestDatabase;
  let builds: TestBuilds;
  let workspace: string;
  let running: MachineProcess[];

  beforeEach(async () => {
    running = [];
    database = await openTestDatabase();
    builds = await createTestBuilds();
    workspace = await createWorkspace();
    for (const folder of ['images', 'root'])
      await fs.mkdir(path.join(workspace, 'public', folder), { recursive: true });
  });
  afterEach(async () => {
    for (const machine of running) await machine.end();
    await database.drop();
    await builds.remove();
    await fs.rm(workspace, { recursive: true });
  });

  async function start(machine: string, databaseUrl = database.url ?? '') {
    const DATA_DIR = path.join(builds.folder, machine);
    // Pages name the address of their site, which visitors reach through one name.
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR, PUBLIC_URL: 'http://evm.example' };
    const started = await startMachine(workspace, environment);
    running.push(started);
    return started;
  }

  /** Releases a build on a computer with an empty DATA_DIR, and gives the time when the command ended. */
  async function release(version: string): Promise<number> {
    const { dist } = await builds.make({ ...VOTING, version });
    const DATA_DIR = await fs.mkdtemp(path.join(builds.folder, 'data-'));
    const command = ['release', '--', 'mfe-voting', '--from', dist, '--no-smoke'];
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, DATA_DIR };
    await promisify(execFile)('npm', ['run', '--silent', ...command], { cwd: ROOT, env });
    return performance.now();
  }

  const text = async ({ url }: MachineProcess, address: string) => (await fetch(url + address)).text();
  const registryOf = async (machine: MachineProcess) =>
    JSON.parse(await text(machine, '/registry.json')) as Registry;

  /** Waits until a machine's page names a version. Gives the time in milliseconds since `from`. */
  async function timeUntilLive(machine: MachineProcess, version: string, from: number): Promise<number> {
    while (!(await text(machine, '/demo/demo')).includes(`/mfe-voting/${version}/`)) {
      if (performance.now() - from > 10_000) throw new Error(`${version} is not live after ten seconds.`);
      await wait(20);
    }
    return performance.now() - from;
  }

  it('serve the same pages and files, and a release is live on both within two seconds', async () => {
    const machines = [await start('one'), await start('other')];
    for (const address of ['/demo/demo', '/registry.json', '/mfe-voting/1.0.0-bbb/app.css']) {
      const [one, other] = await Promise.all(machines.map((machine) => text(machine, address)));
      expect(one).toBe(other);
    }
    const released = await release('2.0.0-a');
    for (const machine of machines) {
      expect(await timeUntilLive(machine, '2.0.0-a', released)).toBeLessThan(2_000);
      for (const address of ['/mfe-voting/2.0.0-a/remote-entry.js', '/mfe-voting/1.0.0-bbb/remote-entry.js'])
        expect((await fetch(machine.url + address)).status).toBe(200);
    }
  });

  it('go on with the last releases while Postgres cannot be reached, and hear of newer ones afterwards', async () => {
    const url = new URL(database.url ?? '');
    const proxy = await startLossyProxy(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    const machine = await start('one', url.href);
    await text(machine, '/demo/demo');
    proxy.cut();
    await release('2.0.0-a');
    await wait(1_500);
    for (const address of ['/demo/demo', '/registry.json', '/mfe-voting/1.0.0-bbb/app.css'])
      expect((await fetch(machine.url + address)).status).toBe(200);
    expect(await text(machine, '/demo/demo')).toContain('/mfe-voting/1.0.0-bbb/');
    proxy.restore();
    expect(await timeUntilLive(machine, '2.0.0-a', performance.now())).toBeLessThan(3_000);
    await machine.end();
    proxy.close();
  });

  it('a site in a folder goes on in Postgres after the first start with DATABASE_URL', async () => {
    const before = await start('one', '');
    const registry = await registryOf(before);
    await before.end();
    running = [];
    const [first, second] = [await start('one'), await start('other')];
    expect(first.output()).toContain(`is in ${database.place}: revision 1, and 2 releases.`);
    for (const machine of [first, second]) expect(await registryOf(machine)).toEqual(registry);
  });
});
