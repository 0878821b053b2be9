import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { makePng } from '../../src/testing/picture-files';
import type { Expected } from './wait-until-served';

const SIDE = 32;

/** Registers an account at one server. Gives a function that uploads a new picture to any server of the site. */
export async function createUploader(site: string): Promise<(url: string) => Promise<Expected>> {
  const account = { client_name: 'Asha', email: 'asha@example.org', password: 'long enough' };
  await call(`${site}/api/register`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'content-type': 'application/json' },
  });
  const form = new URLSearchParams({ username: account.email, password: account.password });
  const token = await call<{ access_token: string }>(`${site}/api/token`, { method: 'POST', body: form });
  const page = await (await fetch(`${site}/auth`)).text();
  const [, key = ''] = /"uploadKey":"([^"]*)"/.exec(page) ?? [];
  let count = 0;

  return async (url) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(randomPicture())]), 'a.png');
    const { public_url: path } = await call<{ public_url: string }>(`${url}/s3/s3/evm/a.png?key=${key}`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${token.access_token}`,
        'x-forwarded-for': `10.4.0.${(count += 1) % 256}`, // uploads are limited for each address
      },
    });
    return { path, text: '', since: performance.now() };
  };
}

function randomPicture(): Buffer {
  const rows = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.alloc(1), randomBytes(SIDE)]));
  return makePng({ width: SIDE, height: SIDE, data: deflateSync(Buffer.concat(rows)) });
}

async function call<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
