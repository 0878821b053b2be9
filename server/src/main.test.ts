import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const server of running) server.kill('SIGKILL');
});

/** Runs the server as its own process, as `npm start` does. */
function run(environment: Record<string, string>) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  running.add(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(server, 'exit').then(([code]) => ({ code: code as number | null, output }));
  const ready = async () => {
    while (!output.includes('ready at')) await once(server.stdout, 'data');
    return output;
  };
  return { server, ended, ready };
}

it('says in one line where it is, and closes on SIGTERM, leaving no lock', async () => {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-main-'));
  const { server, ended, ready } = run({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' });
  const output = await ready();
  expect(output).toMatch(/^Demo EVM is ready at http:\/\/localhost:\d+\/\n$/);

  const url = output.match(/http:\S+/)?.[0] ?? '';
  expect(await (await fetch(`${url}healthz`)).json()).toEqual({ status: 'ok' });

  const second = await run({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' }).ended;
  expect(second).toEqual({ code: 1, output: expect.stringContaining(`in use by process ${server.pid}`) });

  server.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(await fs.readdir(dataDir)).not.toContain('owner.lock');
  await fs.rm(dataDir, { recursive: true });
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'The database at DATABASE_URL does not answer'],
])('stops with a clear sentence for %p', async (environment, sentence) => {
  const { code, output } = await run(environment).ended;
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
