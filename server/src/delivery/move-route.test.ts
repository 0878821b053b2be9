import path from 'node:path';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';
import { runDeliveryCommand } from './run-delivery-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let server: TestServer;
let builds: TestBuilds;

beforeAll(async () => {
  server = await createTestServer();
  builds = await createTestBuilds();
});
afterAll(async () => {
  await builds.remove();
  await server.drop();
});

const command = (...line: string[]) =>
  runDeliveryCommand(
    [
      ...line,
      ...(['release', 'promote'].includes(line[0] ?? '') ? ['--no-smoke'] : []),
      '--site',
      server.options.storage.place,
    ],
    {},
    ROOT,
    builds.folder,
  );
const make = async (module: string, version: string, ...mounts: string[]) =>
  (await builds.make({ ...VOTING, module, version, mounts })).dist;

/** Requests a page again and again while `change` runs. Gives the status of each answer. */
async function statusesDuring(page: string, change: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let isRunning = true;
  const visitor = async () => {
    while (isRunning) statuses.push((await server.request(page)).statusCode);
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await change().finally(() => (isRunning = false));
  await Promise.all(visitors);
  return statuses;
}

const ownerOf = async (page: string) => {
  const { body } = await server.request(page);
  return /<link rel="preload"[^>]*href="\/(mfe-[a-z]+)\//.exec(body)?.[1];
};

it('moves a route from one remote to another in one revision, and no visitor gets 404', async () => {
  const first = await make('mfe-create', '1.0.0-a', '/create', '/results');
  await command('release', 'mfe-create', '--from', first);
  const withResults = await make('mfe-bihar', '1.0.0-b', '/demoevm-bihar', '/results');
  await expect(command('release', 'mfe-bihar', '--from', withResults)).rejects.toThrow(
    'mfe-create at /results and mfe-bihar at /results answer the same addresses.',
  );

  const without = await make('mfe-create', '1.0.1-c', '/create');
  const statuses = await statusesDuring('/results', async () => {
    expect(await ownerOf('/results')).toBe('mfe-create');
    const both = ['--from', without, '--from', withResults];
    expect(await command('release', 'mfe-bihar', 'mfe-create', ...both)).toMatch(
      /mfe-create: all visitors get 1\.0\.1-c[^]*mfe-bihar: all visitors get 1\.0\.0-b\nRevision 3 /,
    );
    expect(await ownerOf('/results')).toBe('mfe-bihar');
  });
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('renames a remote in one revision; afterwards the route of a retired remote is answered with 404', async () => {
  const renamed = await make('mfe-admin', '1.0.0-d', '/demoevm-bihar', '/results');
  const statuses = await statusesDuring('/results', () =>
    command('release', 'mfe-admin', '--from', renamed, '--retire', 'mfe-bihar'),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ownerOf('/results')).toBe('mfe-admin');

  await command('retire', 'mfe-admin');
  expect((await server.request('/results')).statusCode).toBe(404);
  const file = await server.request('/mfe-admin/1.0.0-d/remote-entry.js');
  expect([file.statusCode, file.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
});

it('refuses builds that do not belong to the named modules, and changes nothing', async () => {
  const create = await make('mfe-create', '2.0.0-e', '/create');
  const again = await make('mfe-create', '2.0.0-f', '/create');
  const { revision } = JSON.parse(await command('releases', '--json')) as { revision: number };
  for (const [line, sentence] of [
    [['mfe-create', 'mfe-bihar', '--from', create], 'There is no build of mfe-bihar.'],
    [['mfe-create', '--from', create, '--from', again], 'are both builds of mfe-create.'],
    [['mfe-bihar', 'mfe-admin', '--from', create], 'of mfe-create, not of mfe-bihar or mfe-admin.'],
    [['mfe-create', '--from', create, '--retire', 'shell'], 'shell cannot be retired'],
  ] as const)
    await expect(command('release', ...line)).rejects.toThrow(sentence);
  expect(JSON.parse(await command('releases', '--json'))).toMatchObject({ revision });
});
