import { brotliDecompressSync } from 'node:zlib';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_SECTION_NUMBER } from '@demo-evm/shared/domain';
import { buildServer } from './build-server';
import type { Database } from './database/database';
import { openTestDatabase, type TestDatabase } from './testing/test-database';
import { createTestServer, type TestServer } from './testing/test-server';

let server: TestServer;
let database: TestDatabase;

beforeAll(async () => {
  server = await createTestServer();
  ({ database } = server);
});
afterAll(() => server.drop());

const get = (url: string, headers = {}) => server.request({ url, headers });
const post = (url: string, headers = {}) => server.request({ method: 'POST', url, headers });
const newMachine = (vid: string) => database.db.insertInto('machine').values({ vid, cname: 'आशा' }).execute();

describe('GET evm/evm/{id}', () => {
  it('gives the public fields, with or without a trailing slash, for a vid in upper or lower case', async () => {
    for (const id of ['demo', 'demo/', 'DEMO']) {
      const answer = await get(`/api/evm/evm/${id}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ vid: 'demo', evmsr: 3, cname: 'आशा नमुने' });
      expect(answer.json()).not.toHaveProperty('id');
    }
  });

  it.each(['nobody', '%20', "'%3B--", '%E0%A4%86', 'a%2Fb', '%00', '%zz', 'a'.repeat(300)])(
    'gives null for %s',
    async (id) => {
      const answer = await get(`/api/evm/evm/${id}`);
      expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
      expect(answer.headers['content-type']).toMatch('application/json');
    },
  );
});

describe('votes', () => {
  it('counts each vote once and gives the new total', async () => {
    await newMachine('votes');
    expect((await get('/api/evm/evm/count/votes')).json()).toEqual({ demo_voting_count: 0 });
    expect((await post('/api/evm/evm/increment_count/votes')).json()).toEqual({ demo_voting_count: 1 });
    expect((await post('/api/evm/evm/increment_count/votes/')).json()).toEqual({ demo_voting_count: 2 });
    const answer = await get('/api/evm/evm/count/votes');
    expect(answer.json()).toEqual({ demo_voting_count: 2 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('accepts an empty body with a JSON content type', async () => {
    await newMachine('empty-body');
    const answer = await post('/api/evm/evm/increment_count/empty-body', {
      'content-type': 'application/json',
    });
    expect(answer.json()).toEqual({ demo_voting_count: 1 });
  });

  it('counts a vote id once when it arrives many times at once', async () => {
    await newMachine('again');
    const url = `/api/evm/evm/increment_count/again?rid=${crypto.randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await get('/api/evm/evm/count/again')).json()).toEqual({ demo_voting_count: 1 });
  });

  it('counts all of many votes that arrive at once', async () => {
    await newMachine('many');
    await Promise.all(
      Array.from({ length: 60 }, () => post(`/api/evm/evm/increment_count/many?rid=${crypto.randomUUID()}`)),
    );
    expect((await get('/api/evm/evm/count/many')).json()).toEqual({ demo_voting_count: 60 });
  });

  it('refuses an unknown machine and an invalid vote id, and counts neither', async () => {
    const unknown = await post('/api/evm/evm/increment_count/nobody');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'EVM not found' }]);
    expect((await post('/api/evm/evm/increment_count/%00')).statusCode).toBe(404);
    for (const rid of ['5', `urn:uuid:${crypto.randomUUID()}`]) {
      const invalid = await post(`/api/evm/evm/increment_count/demo?rid=${rid}`);
      expect(invalid.statusCode).toBe(422);
      expect(invalid.json()).toEqual({
        detail: [{ loc: ['query', 'rid'], msg: expect.stringContaining('pattern'), type: 'pattern' }],
      });
    }
    expect((await get('/api/evm/evm/count/nobody')).json()).toEqual({ demo_voting_count: 0 });
  });
});

describe('POST counter', () => {
  const call = (payload: object) => server.request({ method: 'POST', url: '/fn/vidhansabha', payload });

  it('counts each vote id of a constituency once, and reads the count', async () => {
    const update = { vidhansabha: 'उदाहरण नगर', action: 'update', rid: crypto.randomUUID() };
    for (const attempt of [update, update]) {
      expect((await call(attempt)).json()).toEqual({ vidhansabha: 'उदाहरण नगर', count: 1 });
    }
    expect((await call({ ...update, rid: undefined })).json()).toMatchObject({ count: 2 });
    const read = await call({ vidhansabha: ' उदाहरण नगर ', action: 'get' });
    expect(read.json()).toMatchObject({ count: 2 });
    expect(read.headers['cache-control']).toBe('no-store');
    expect((await call({ vidhansabha: 'elsewhere', action: 'get' })).json()).toMatchObject({ count: 0 });
  });

  it('counts only names that a machine bears or has borne, and writes nothing for others', async () => {
    const machine = { vid: 'counted', e_vname: '\u00a0Old Town ', vname: 'जुने गाव', vidint: 417 };
    await database.db.insertInto('machine').values(machine).execute();
    const vote = async (vidhansabha: string) =>
      (await call({ vidhansabha, action: 'update' })).json() as { count: number };
    const numbered = { vid: 'numbered', vidint: MAX_SECTION_NUMBER };
    await database.db.insertInto('machine').values(numbered).execute();
    for (const vidhansabha of ['Old Town', 'जुने गाव', '417', String(MAX_SECTION_NUMBER)])
      expect(await vote(vidhansabha)).toEqual({ vidhansabha, count: 1 });

    const countersOf = async () => (await database.db.selectFrom('counter').selectAll().execute()).length;
    const before = await countersOf();
    for (const vidhansabha of [
      'Invented',
      'old town',
      '418',
      '2147483648',
      '99999999999',
      'vidhansabha:Old Town',
    ])
      expect(await vote(vidhansabha)).toEqual({ vidhansabha, count: 0 });
    expect(await countersOf()).toBe(before);

    await database.db
      .updateTable('machine')
      .where('vid', '=', 'counted')
      .set({ e_vname: 'New Town' })
      .execute();
    expect(await vote('Old Town')).toMatchObject({ count: 2 });
    expect(await vote('New Town')).toMatchObject({ count: 1 });
  });

  it('counts any name where the machines are on another server', async () => {
    const siteConfig = { bases: { evm: 'https://api.example/evm' } };
    const app = await buildServer({ database, ...server.options, siteConfig });
    const payload = { vidhansabha: 'Known elsewhere', action: 'update' };
    const answer = await app.inject({ method: 'POST', url: '/fn/vidhansabha', payload });
    expect(answer.json()).toMatchObject({ count: 1 });
    await app.close();
  });

  it('refuses an unknown action, and an invalid name or vote id', async () => {
    const unknown = await call({ vidhansabha: 'x', action: 'drop' });
    expect([unknown.statusCode, unknown.json()]).toEqual([400, { detail: 'Unknown action' }]);
    for (const body of [
      {},
      { vidhansabha: ' ', action: 'get' },
      { vidhansabha: 'a\u0000', action: 'get' },
      { vidhansabha: 'x'.repeat(201), action: 'get' },
      { vidhansabha: 'x', action: 'update', rid: '5' },
    ]) {
      expect((await call(body)).statusCode).toBe(422);
    }
  });
});

describe('link previews', () => {
  it('are in the HTML of a machine’s page, with their texts escaped', async () => {
    const cname = `<img src=x onerror="alert(1)">`;
    await database.db
      .insertInto('machine')
      .values({ vid: 'hostile', cname, evmsr: 5, extra4: 'mr' })
      .execute();
    const { body } = await get('/demo/hostile', { host: 'evm.example' });
    expect(body).toContain('<title>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; · अनुक्रमांक ५</title>');
    expect(body).toContain('<meta property="og:url" content="http://evm.example/demo/hostile">');
    expect(body).not.toContain('<img');
  });

  it('say that a machine does not exist', async () => {
    const { statusCode, body } = await get('/demo/nobody');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Machine not found</title>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('Practise voting');
    // The page still loads the remote, which tells the visitor that there is no such machine.
    expect(body).toContain('preload');
  });

  it('are general when only the browser knows the machine, and never contain an invalid host', async () => {
    const { body } = await get('/demo/evm_17', { host: '"><b>' });
    expect(body).toContain('<html lang="hi">');
    expect(body).toContain('<title>Practise voting</title>');
    expect(body).toContain('<meta property="og:image" content="http://localhost/images/link-preview.png">');
  });

  it('are general when the database is slow', async () => {
    const slow: Database = {
      ...database,
      query: async (statement) => wait(2_000, await database.query(statement)),
    };
    const other = await buildServer({ database: slow, ...server.options, logLevel: 'silent' });
    const page = await other.inject('/demo/demo');
    expect([page.statusCode, page.body.includes('<title>Practise voting</title>')]).toEqual([200, true]);
    expect(page.body).not.toContain('noindex');
    await other.close();
  });

  it('are general when the database is gone', async () => {
    const lost = await openTestDatabase();
    const other = await buildServer({ database: lost, ...server.options, logLevel: 'silent' });
    await lost.drop();
    const page = await other.inject('/demo/demo');
    expect([page.statusCode, page.body.includes('<title>Practise voting</title>')]).toEqual([200, true]);
    await other.close();
  });
});

describe('errors and health', () => {
  it('answers the contract’s JSON for a path of the API that does not exist', async () => {
    for (const url of ['/api/nothing', '/api', '/api/', '/fn/nothing']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
    }
  });

  it('answers the contract’s JSON for broken JSON', async () => {
    const answer = await server.request({
      method: 'POST',
      url: '/api/evm/evm/increment_count/demo',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: expect.any(String) });
  });

  it('answers the contract’s JSON for bytes that are not HTTP', async () => {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nnot a header\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 [^]*\{"detail":"Bad request"\}$/);
  });

  it('is healthy while the database answers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('is not healthy when the database is gone, and its errors reveal no details', async () => {
    const lost = await openTestDatabase();
    const other = await buildServer({ database: lost, ...server.options, logLevel: 'silent' });
    await lost.drop();
    const health = await other.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([503, { detail: 'Database not available' }]);
    const read = await other.inject('/api/evm/evm/demo');
    expect([read.statusCode, read.json()]).toEqual([500, { detail: 'Internal server error' }]);
    await other.close();
  });
});

describe('the site', () => {
  it.each(['/', '/demo/demo', '/mr/demo', '/demo/', '/en', '/demo/Demo/', '/demo/preview?from=auth'])(
    'serves %s with the registry and preloads of its remote',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain(
        '<script defer data-shell src="/shell/1.0.0-aaa/shell.js" integrity="sha256-',
      );
      expect(answer.body).toContain(
        '<link rel="preload" as="style" href="/mfe-voting/1.0.0-bbb/app.css" integrity="sha256-',
      );
      expect(answer.body).toContain('"entry":"/mfe-voting/1.0.0-bbb/remote-entry.js"');
    },
  );

  it('serves the shell for an unknown path, as a 404 without preloads', async () => {
    for (const url of ['/nowhere', '/demo/x/y', '/100%']) expect((await get(url)).statusCode).toBe(404);
    const answer = await get('/nowhere');
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('/shell/1.0.0-aaa/shell.js');
    expect(answer.body).not.toContain('preload');
  });

  it('allows only its own scripts and styles, and inline styles by their hash', async () => {
    const policy = String((await get('/demo/demo')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
  });

  it('sends a page with the best compression when that is ready, and says that the answer depends on accept-encoding', async () => {
    const getCompressed = () => get('/demo/demo', { 'accept-encoding': 'gzip, br' });
    const first = await getCompressed();
    let later = await getCompressed();
    while (later.bytes.length >= first.bytes.length) later = await getCompressed();
    expect(brotliDecompressSync(later.bytes)).toEqual(brotliDecompressSync(first.bytes));
    expect(later.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it.each([
    ['gzip, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['br; q=1, gzip', 'br'],
    ['br;q=0', undefined],
    ['gzip, br; q=0.000', 'gzip'],
    ['brotli', undefined],
    [undefined, undefined],
  ])('sends a page to a browser that accepts %s with the encoding %s', async (accepted, expected) => {
    const answer = await get('/demo/demo', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(expected);
  });

  it('serves files of releases precompressed, and lets browsers cache them for ever', async () => {
    const answer = await get('/shell/1.0.0-aaa/shell.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/shell/1.0.0-aaa/shell.js')).body).toBe('shell();');
  });

  it.each(['/shell/1.0.0-aaa/missing.js', '/mfe-voting/0/remote-entry.js', '/shell'])(
    'answers %s with a 404 that is never cached, not with a page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('serves nothing outside the site folder', async () => {
    for (const url of ['/shell/..%2f..%2fshell/dist/shell.js', '/shell/../../shell/dist/shell.js']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('never lets an error be cached', async () => {
    const answer = await get('/shell/1.0.0-aaa/shell.js', { range: 'bytes=99999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('serves the registry, and makes browsers revalidate it', async () => {
    const answer = await get('/registry.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toMatchObject({ modules: { 'mfe-voting': { current: '1.0.0-bbb' } } });
  });
});
