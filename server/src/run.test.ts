import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { fillFromTemplate } from './testing/database-template';
import { createWorkspace } from './testing/test-site';

const running = new Set<ChildProcess>();
let workspace: string;

beforeEach(async () => {
  workspace = await createWorkspace();
  for (const folder of ['images', 'root'])
    await fs.mkdir(path.join(workspace, 'public', folder), { recursive: true });
  await fillFromTemplate(path.join(workspace, '.data'));
});

afterEach(async () => {
  for (const server of running) server.kill('SIGKILL');
  running.clear();
  await fs.rm(workspace, { recursive: true, force: true });
});

/** Runs the server as a separate process. The data of this server is in the test's workspace. */
function run(environment: Record<string, string> = {}) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'checks/processes/run-in-workspace.ts', workspace],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATABASE_URL: '', ...environment },
    },
  );
  running.add(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(server, 'close').then(([code]) => ({ code: code as number | null, output }));
  const ready = async () => {
    while (!output.includes('ready at')) {
      const isOver = await Promise.race([
        once(server.stdout, 'data').then(() => false),
        ended.then(() => true),
      ]);
      if (isOver) throw new Error(output);
    }
    return { output, url: /http:\S+/.exec(output)?.[0] ?? '' };
  };
  return { server, ended, ready };
}

const dataFiles = () => fs.readdir(path.join(workspace, '.data'));

it('prints its URL in one line, and keeps other servers out of its data folder', async () => {
  const { server, ready } = run();
  const { output, url } = await ready();
  expect(output).toMatch(/^Demo EVM is ready at http:\/\/localhost:\d+\/\n$/);
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ status: 'ok' });
  expect(await run().ended).toEqual({
    code: 1,
    output: expect.stringContaining(`in use by process ${server.pid ?? ''}`),
  });
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'closes its database on %s, also when the signal comes twice',
  async (signal) => {
    const { server, ended, ready } = run();
    const { url } = await ready();
    // `silent` sends no request, like a connection that a browser opens in advance.
    const silent = net.connect(Number(new URL(url).port), 'localhost');
    await once(silent, 'connect');
    silent.on('error', () => undefined);
    server.kill(signal);
    setTimeout(() => server.kill(signal), 5);
    expect((await ended).code).toBe(0);
    expect(await dataFiles()).toEqual(['db', 'files', 'link-pictures', 'site', 'token.secret']);
  },
);

it('closes after a signal that arrives during the start', async () => {
  const { server, ended } = run();
  await once(server, 'spawn');
  while (!(await dataFiles().catch((): string[] => [])).includes('owner.lock'))
    await new Promise((r) => setTimeout(r, 20));
  server.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(await dataFiles()).not.toContain('owner.lock');
});

it('ends with a clear sentence when its port is taken', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as net.AddressInfo;
  const { code, output } = await run({ PORT: String(port) }).ended;
  taken.close();
  expect([code, output]).toEqual([
    1,
    `Port ${port} is in use. Stop the program that uses it, or set another PORT.\n`,
  ]);
});

it('lets nobody but its own user read its data, also in a folder that was open to others', async () => {
  const dataDir = path.join(workspace, '.data');
  await fs.rm(dataDir, { recursive: true });
  await fs.mkdir(dataDir, { mode: 0o755 });
  const { server, ended, ready } = run();
  await ready();
  server.kill('SIGTERM');
  await ended;
  const entries = await fs.readdir(dataDir, { recursive: true });
  // The modes of these files do not matter: the files are public, and the folder around them is private.
  const names = ['.', ...entries].filter((name) => !/^site\/(shell|mfe-)/.test(name));
  const modes = names.map(async (name) => {
    const { mode } = await fs.stat(path.join(dataDir, name));
    return [name, mode & 0o077] as const;
  });
  expect((await Promise.all(modes)).filter(([, mode]) => mode !== 0)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['token.secret', 'db/PG_VERSION', 'site/registry']));
});

it('starts with the last good revision, and says which file of the registry is damaged', async () => {
  const first = run();
  await first.ready();
  first.server.kill('SIGTERM');
  await first.ended;
  const file = path.join(workspace, '.data/site/registry/0000000002.json');
  await fs.writeFile(file, '{"format":1');
  const { ready } = run();
  const { output, url } = await ready();
  expect(output).toContain(`The registry ${file} is damaged`);
  expect(output).toContain('Until then visitors get revision 1.');
  expect(output).not.toContain('    at ');
  expect((await fetch(`${url}demo/demo`)).status).toBe(200);
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ status: 'degraded' });
});

it('ends with a clear sentence when no revision of the registry can be used', async () => {
  const folder = path.join(workspace, '.data/site/registry');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, '0000000001.json'), '');
  const { code, output } = await run().ended;
  expect([code, output]).toEqual([1, expect.stringContaining('0000000001.json is damaged')]);
  expect(output).not.toContain('    at ');
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a whole number'],
  [{ HOST: 'no-such-host.invalid' }, 'Cannot listen on HOST no-such-host.invalid'],
  [{ DATA_DIR: '/dev/null/x' }, 'DATA_DIR /dev/null/x cannot be used'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'The database at DATABASE_URL cannot be used'],
])('ends with a clear sentence for %p', async (environment, sentence) => {
  const { code, output } = await run(environment).ended;
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
