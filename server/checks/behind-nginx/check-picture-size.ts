import assert from 'node:assert/strict';
import { httpRequest } from '../../src/testing/http-request';
import { makePng, pngChunk } from '../../src/testing/picture-files';
import { portOf, type SiteBehindNginx } from './site-behind-nginx';

/** Checks that a picture of 5 MiB is stored, and that a larger picture is refused by the server and not by nginx. */
export async function checkPictureSize({ nginxPort, servers, uploadKey }: SiteBehindNginx): Promise<void> {
  const headers = { authorization: `Bearer ${await logIn(portOf(servers[0]))}` };
  const url = `/s3/s3/evm/a.png?key=${uploadKey}`;
  const send = (bytes: number) => {
    const comment = pngChunk('tEXt', Buffer.alloc(bytes - makePng().length - 12));
    const payload = new FormData();
    payload.append('file', new Blob([new Uint8Array(makePng({ chunks: [comment] }))]), 'a.png');
    return httpRequest(nginxPort, { method: 'POST', url, headers, payload });
  };
  const stored = await send(5 * 2 ** 20);
  assert.equal(stored.statusCode, 200);
  const { public_url: picture } = stored.json() as { public_url: string };
  const served = await httpRequest(nginxPort, picture);
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
}

/**
 * Registers an account and gives its token. The requests go directly to a server. Through nginx, all requests of this
 * program have the same address, and check-rate-limits.ts has already made as many logins as one address may make.
 */
async function logIn(port: number): Promise<string> {
  const account = { email: 'asha@example.org', password: 'long enough' };
  const call = { method: 'POST', remoteAddress: '198.51.100.8' };
  await httpRequest(port, { ...call, url: '/api/register', payload: { client_name: 'Asha', ...account } });
  const form = new URLSearchParams({ username: account.email, password: account.password });
  const answer = await httpRequest(port, {
    ...call,
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return (answer.json() as { access_token: string }).access_token;
}
