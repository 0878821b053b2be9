import assert from 'node:assert/strict';
import { httpRequest } from '../../src/testing/http-request';
import type { SiteBehindNginx } from './site-behind-nginx';

/** Checks that pages work, and that nginx caches their files. */
export async function checkCache({ site, nginxPort }: SiteBehindNginx): Promise<void> {
  const page = await fetch(`${site}/demo/demo`);
  assert.equal(page.status, 200);
  const [, script = ''] = /<script defer data-shell src="([^"]+)"/.exec(await page.text()) ?? [];
  const answers = [];
  for (let time = 0; time < 2; time += 1)
    answers.push(await httpRequest(nginxPort, { url: script, headers: { 'accept-encoding': 'br' } }));
  assert.deepEqual(
    answers.map(({ headers }) => headers['x-cache']),
    ['MISS', 'HIT'],
  );
  assert.equal(answers[1]?.headers['content-encoding'], 'br');
  assert.match(String(answers[1].headers['cache-control']), /immutable/);
  const plain = await httpRequest(nginxPort, { url: script });
  assert.equal(plain.headers['content-encoding'], undefined);
}
