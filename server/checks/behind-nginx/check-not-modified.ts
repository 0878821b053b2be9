import assert from 'node:assert/strict';
import { httpRequest } from '../../src/testing/http-request';
import type { SiteBehindNginx } from './site-behind-nginx';

/** Checks that a browser with a cached page gets 304, whichever of the two servers answers. */
export async function checkNotModified({ nginxPort }: SiteBehindNginx): Promise<void> {
  const ask = (headers = {}) => httpRequest(nginxPort, { url: '/demo/demo', headers });
  const { etag } = (await ask()).headers;
  const statuses = await Promise.all(Array.from({ length: 8 }, () => ask({ 'if-none-match': etag })));
  assert.deepEqual(new Set(statuses.map(({ statusCode }) => statusCode)), new Set([304]));
}
