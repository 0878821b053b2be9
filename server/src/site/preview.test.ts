import { createHash } from 'node:crypto';
import type { PageData } from '@demo-evm/shared/contract';
import { createPreviewKey } from '../release-preview/preview-key';
import { signedQuery } from '../release-preview/signed-query';
import { changeRegistry } from '../releases/change-registry';
import { withCanary, withCurrent } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';

const NEXT = { ...VOTING, version: '1.1.0-ccc' };
const NEXT_SHELL = { ...SHELL, version: '1.1.0-ddd' };
const FOREIGN = { ...VOTING, version: '9.0.0-fff', contractVersion: 9 };
const HOUR_MS = 3600_000;

let server: TestServer;
let builds: TestBuilds;
let storage: ReleaseStorage;

/** Publishes newer releases of the shell and the voting remote, and makes them current. The older ones stay published. */
beforeAll(async () => {
  server = await createTestServer();
  builds = await createTestBuilds();
  storage = server.options.storage;
  const shell = await builds.make(NEXT_SHELL, {
    'page.html': '<html><title></title><!--head--><!--data--></html>',
    'shell.js': '2',
  });
  for (const build of [await builds.make(NEXT), shell])
    await changeRegistry(storage, {
      builds: [build],
      modules: ({ modules }) => withCurrent(modules, build.release),
    });
  await storage.addRelease(await builds.make(FOREIGN));
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

function queryOf(releases: readonly string[], hours = 1) {
  const until = new Date(Date.now() + hours * HOUR_MS);
  return signedQuery(createPreviewKey(server.secret), 'preview', { releases, until }).toString();
}
const OLD = `mfe-voting@${VOTING.version}`;
const OLD_SHELL = `shell@${SHELL.version}`;

const visit = (query = '') => server.request(`/demo/demo${query && `?${query}`}`);

function dataOf(body: string): PageData {
  const [, json = ''] = /id="page-data">([^<]*)/.exec(body) ?? [];
  return JSON.parse(json) as PageData;
}

it('makes the page of an older release from its files, its hashes and its own policy', async () => {
  const { statusCode, body, headers } = await visit(queryOf([OLD]));
  expect(statusCode).toBe(200);
  expect(body).toContain('href="/mfe-voting/1.0.0-bbb/remote-entry.js"');
  expect(body).toContain('Preview of mfe-voting 1.0.0-bbb, until ');
  const { shell, remotes } = dataOf(body);
  expect([shell.version, remotes.map(({ version }) => version)]).toEqual(['1.1.0-ddd', ['1.0.0-bbb']]);
  expect(remotes[0]?.integrity).toEqual({
    'remote-entry.js': expect.stringMatching(/^sha256-/),
    'app.css': expect.stringMatching(/^sha256-/),
  });
  expect(remotes[0]?.fallback).toBeUndefined();
  const inline = [...body.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(
    ([, text = '']) => text,
  );
  expect(inline.length).toBeGreaterThan(1);
  for (const text of inline)
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
});

it('shows an older shell, alone or with an older remote', async () => {
  const alone = dataOf((await visit(queryOf([OLD_SHELL]))).body);
  expect([alone.shell.version, alone.remotes[0]?.version]).toEqual(['1.0.0-aaa', '1.1.0-ccc']);
  const { body } = await visit(queryOf([OLD_SHELL, OLD]));
  expect([dataOf(body).shell.version, dataOf(body).remotes[0]?.version]).toEqual(['1.0.0-aaa', '1.0.0-bbb']);
  expect(body).toContain('Preview of mfe-voting 1.0.0-bbb and shell 1.0.0-aaa');
});

it('keeps a preview out of caches, search engines, numbers and newer revisions', async () => {
  const { headers, body } = await visit(queryOf([OLD]));
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(dataOf(body)).toMatchObject({
    eventsUrl: null,
    isWorkerOff: true,
    revision: Number.MAX_SAFE_INTEGER,
  });
});

it('changes nothing for other visitors, even if the preview shows what they get', async () => {
  const before = await visit();
  await visit(queryOf([OLD]));
  const same = await visit(queryOf([`mfe-voting@${NEXT.version}`]));
  expect(same.body).toContain('Preview of mfe-voting 1.1.0-ccc');
  const after = await visit();
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  expect(after.body).not.toContain('preview-notice');
  expect(after.headers['cache-control']).toBe('no-cache');
  expect((await visit(queryOf([OLD]))).body).toContain('Preview of mfe-voting 1.0.0-bbb');
});

it('has no notice on the skeleton of visitors for whom too many pages were drawn', async () => {
  await Promise.all(
    Array.from({ length: 130 }, () =>
      server.request({ url: `/demo/demo?${queryOf([OLD])}`, remoteAddress: '192.0.2.9' }),
    ),
  );
  const limited = await server.request({ url: '/demo/evm_77', remoteAddress: '192.0.2.9' });
  expect(limited.body).not.toContain('preview-notice');
  const preview = await server.request({ url: `/demo/demo?${queryOf([OLD])}`, remoteAddress: '192.0.2.9' });
  expect(preview.body).toContain('Preview of mfe-voting 1.0.0-bbb');
});

it('says in a sentence why a link shows nothing, and offers the current page', async () => {
  const until = { 'an expired link': -1, 'a valid link': 1 };
  const answers = await Promise.all(
    [
      queryOf([OLD], until['an expired link']),
      queryOf([OLD]).replace('bbb', 'ccc'),
      `release=${OLD}`,
      queryOf(['mfe-voting@7.0.0-never']),
      queryOf([`mfe-voting@${FOREIGN.version}`]),
      queryOf(['mfe-voting@../../../secret']),
    ].map(visit),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, /<p>(.*?)<\/p>/.exec(body)?.[1]])).toEqual([
    [403, 'This link has expired. Ask for a new one.'],
    [403, 'This link is not complete, or it is of another site. Ask for a new one.'],
    [403, 'This link is not complete, or it is of another site. Ask for a new one.'],
    [409, 'mfe-voting 7.0.0-never was never published to this site.'],
    [409, 'mfe-voting 9.0.0-fff has contract 9; shell 1.1.0-ddd supports 1.'],
    [409, expect.stringContaining('Name a release')],
  ]);
  for (const { body, headers } of answers) {
    expect(body).toContain('<form method="get" action="/demo/demo"><button>');
    expect(body).not.toContain('page-data');
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('shows a release also while it is a canary, to a visitor who does not get the canary', async () => {
  const build = await builds.make({ ...VOTING, version: '1.2.0-eee' });
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCanary(modules, build.release, 1),
  });
  const { body, headers } = await visit(queryOf(['mfe-voting@1.2.0-eee']));
  expect(dataOf(body).remotes[0]).toMatchObject({ version: '1.2.0-eee' });
  expect(dataOf(body).remotes[0]?.fallback).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
});
