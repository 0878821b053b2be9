import assert from 'node:assert/strict';
import { httpRequest } from '../../src/testing/http-request';
import { portOf, type SiteBehindNginx } from './site-behind-nginx';

/** Checks that rate limits apply to a visitor’s real address, not to an address in a header that he sends. */
export async function checkRateLimits({ nginxPort, servers }: SiteBehindNginx): Promise<void> {
  const login = {
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=x&password=',
  };
  const statuses = [];
  for (let time = 0; time < 45; time += 1)
    statuses.push(
      (await httpRequest(nginxPort, { ...login, remoteAddress: `203.0.113.${time}` })).statusCode,
    );
  assert(statuses.includes(429), 'two processes with a limit of 20 logins a minute allowed 45');
  assert.equal(
    (await httpRequest(portOf(servers[0]), { ...login, remoteAddress: '198.51.100.7' })).statusCode,
    422,
  );
}
