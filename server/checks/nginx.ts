import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '../src/testing/test-database';
import { checkCache } from './behind-nginx/check-cache';
import { checkNoLostVote } from './behind-nginx/check-no-lost-vote';
import { checkNotModified } from './behind-nginx/check-not-modified';
import { checkOperations } from './behind-nginx/check-operations';
import { checkPictureSize } from './behind-nginx/check-picture-size';
import { checkRateLimits } from './behind-nginx/check-rate-limits';
import { portOf, type SiteBehindNginx } from './behind-nginx/site-behind-nginx';
import { startNginx } from './nginx-process';
import { startServerProcess } from './server-process';

/**
 * Checks the configuration docs/deploy/nginx.conf with one nginx in front of two built servers, which share one
 * Postgres and no folder. `npm run test:nginx -w server` needs nginx and DATABASE_URL, and prints a sentence for each check that has
 * passed.
 */
const KEY = 'the-key-of-uploads';
const database = await openTestDatabase();
assert(
  database.url,
  'DATABASE_URL must name a Postgres, because two processes cannot share the embedded database.',
);
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-behind-nginx-'));
const environment = { DATABASE_URL: database.url, UPLOAD_KEY: KEY };
const startMachine = (name: string) =>
  startServerProcess({ ...environment, DATA_DIR: path.join(folder, name) });
const servers = [await startMachine('one'), await startMachine('other')] as const;
const nginx = await startNginx([portOf(servers[0]), portOf(servers[1])]);
const behind: SiteBehindNginx = {
  site: `http://127.0.0.1:${nginx.port}`,
  nginxPort: nginx.port,
  servers,
  uploadKey: KEY,
};

async function check(sentence: string, run: (behind: SiteBehindNginx) => Promise<void>): Promise<void> {
  await run(behind);
  process.stdout.write(`ok  ${sentence}\n`);
}

try {
  execFileSync('nginx', ['-v'], { stdio: 'inherit' });
  await check('pages work, and nginx caches their files', checkCache);
  await check('a browser that has a page gets 304 from either process', checkNotModified);
  await check(
    'rate limits apply to a visitor’s real address, not to an address that he sends',
    checkRateLimits,
  );
  await check(
    'a picture of 5 MiB is stored, and a larger one is refused by the server, not by nginx',
    checkPictureSize,
  );
  await check(
    'visitors cannot read metrics, and the request id of nginx reaches the response',
    checkOperations,
  );
  await check('no vote is lost or counted twice when one of two processes ends', checkNoLostVote);
} finally {
  await nginx.stop();
  for (const server of servers) await server.end('SIGTERM');
  await database.drop();
  await fs.rm(folder, { recursive: true });
}
