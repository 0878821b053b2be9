import assert from 'node:assert/strict';
import { httpRequest } from '../../src/testing/http-request';
import type { SiteBehindNginx } from './site-behind-nginx';

/** Checks that visitors cannot read metrics, and that the request id of nginx reaches the response. */
export async function checkOperations({ nginxPort }: SiteBehindNginx): Promise<void> {
  assert.equal((await httpRequest(nginxPort, '/metrics')).statusCode, 404);
  const { headers } = await httpRequest(nginxPort, '/healthz');
  assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/);
}
