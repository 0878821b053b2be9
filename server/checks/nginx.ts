import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpRequest } from '../src/testing/http-request';
import { startNginx } from './nginx-process';
import { startServerProcess } from './server-process';
import { ONE_PIXEL } from '../src/testing/one-pixel';
import { openTestDatabase } from '../src/testing/test-database';
import { countOf, createVoters } from './voters';

/**
 * Checks the configuration docs/deploy/nginx.conf with one nginx in front of two built servers, which share one
 * Postgres. `npm run test:nginx -w server` needs nginx and DATABASE_URL, and prints a sentence for each check that has
 * passed.
 */
const KEY = 'the-key-of-uploads';
const database = await openTestDatabase();
assert(
  database.url,
  'DATABASE_URL must name a Postgres, because two processes cannot share the embedded database.',
);
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-behind-nginx-'));
const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url, UPLOAD_KEY: KEY };
const servers = [await startServerProcess(environment), await startServerProcess(environment)] as const;
const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
const nginx = await startNginx([portOf(servers[0]), portOf(servers[1])]);
const site = `http://127.0.0.1:${nginx.port}`;

async function check(sentence: string, run: () => Promise<void>): Promise<void> {
  await run();
  process.stdout.write(`ok  ${sentence}\n`);
}

try {
  execFileSync('nginx', ['-v'], { stdio: 'inherit' });

  await check('pages work, and nginx caches their files', async () => {
    const page = await fetch(`${site}/demo/demo`);
    assert.equal(page.status, 200);
    const [, script = ''] = /<script defer data-shell src="([^"]+)"/.exec(await page.text()) ?? [];
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await httpRequest(nginx.port, { url: script, headers: { 'accept-encoding': 'br' } }));
    assert.deepEqual(
      answers.map(({ headers }) => headers['x-cache']),
      ['MISS', 'HIT'],
    );
    assert.equal(answers[1]?.headers['content-encoding'], 'br');
    assert.match(String(answers[1].headers['cache-control']), /immutable/);
    const plain = await httpRequest(nginx.port, { url: script });
    assert.equal(plain.headers['content-encoding'], undefined);
  });

  await check('a browser that has a page gets 304 from either process', async () => {
    const ask = (headers = {}) => httpRequest(nginx.port, { url: '/demo/demo', headers });
    const { etag } = (await ask()).headers;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask({ 'if-none-match': etag })));
    assert.deepEqual(new Set(statuses.map(({ statusCode }) => statusCode)), new Set([304]));
  });

  await check('rate limits apply to a visitor’s real address, not to an address that he sends', async () => {
    const login = {
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=x&password=',
    };
    const statuses = [];
    for (let time = 0; time < 45; time += 1)
      statuses.push(
        (await httpRequest(nginx.port, { ...login, remoteAddress: `203.0.113.${time}` })).statusCode,
      );
    assert(statuses.includes(429), 'two processes with a limit of 20 logins a minute allowed 45');
    assert.equal(
      (await httpRequest(portOf(servers[0]), { ...login, remoteAddress: '198.51.100.7' })).statusCode,
      422,
    );
  });

  await check(
    'a picture of 5 MiB is stored, and a larger one is refused by the server, not by nginx',
    async () => {
      const send = (bytes: number) => {
        const payload = new FormData();
        payload.append('file', new Blob([ONE_PIXEL, new Uint8Array(bytes - ONE_PIXEL.length)]), 'a.png');
        return httpRequest(nginx.port, { method: 'POST', url: `/s3/s3/evm/a.png?key=${KEY}`, payload });
      };
      const stored = await send(5 * 2 ** 20);
      assert.equal(stored.statusCode, 200);
      const { public_url: url } = stored.json() as { public_url: string };
      const served = await httpRequest(nginx.port, url);
      assert.equal(served.headers['content-security-policy'], "sandbox; default-src 'none'");
      const refused = await send(5 * 2 ** 20 + 1);
      assert.deepEqual(
        [refused.statusCode, refused.json()],
        [
          413,
          {
            detail: 'The file is larger than 5 MB',
            status: 'error',
            message: 'The file is larger than 5 MB',
          },
        ],
      );
    },
  );

  await check('visitors cannot read metrics, and the request id of nginx reaches the response', async () => {
    assert.equal((await httpRequest(nginx.port, '/metrics')).statusCode, 404);
    const { headers } = await httpRequest(nginx.port, '/healthz');
    assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/);
  });

  await check('no vote is lost or counted twice when one of two processes ends', async () => {
    const voters = createVoters('demo');
    // Four voters vote at the same time. nginx sees one address for all of them, so each voter pauses 20 ms between two
    // votes. This keeps the address below the rate limit.
    const voting = voters.vote(() => site, 4, 20);
    await wait(500);
    await servers[1].end('SIGTERM');
    const enough = voters.acknowledged.size + 20; // the server that still runs must acknowledge 20 more votes
    for (let time = 0; time < 500 && voters.acknowledged.size < enough; time += 1) await wait(20);
    await voting.stop();
    assert(
      voters.acknowledged.size >= enough,
      'votes are no longer acknowledged after one of two processes ended',
    );
    await voters.settle(() => servers[0].url);
    assert.equal(await countOf(site, 'demo'), voters.sent.size);
    process.stdout.write(`    ${voters.sent.size} votes sent and counted\n`);
  });
} finally {
  await nginx.stop();
  for (const server of servers) await server.end('SIGTERM');
  await database.drop();
  await fs.rm(dataDir, { recursive: true });
}
