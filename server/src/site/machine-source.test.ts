import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { machineSource } from './machine-source';

let requestedUrls: string[] = [];
let answer: (response: http.ServerResponse) => void;
let base: string;
const api = http.createServer((request, response) => {
  requestedUrls.push(request.url ?? '');
  answer(response);
});

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  base = `http://127.0.0.1:${(api.address() as AddressInfo).port}/evm`;
});
beforeEach(() => (requestedUrls = []));
afterAll(() => api.close());

const own = () => Promise.resolve({ cname: 'own' });
const json = (body: unknown) => (response: http.ServerResponse) => response.end(JSON.stringify(body));

it('is this server’s own database when pages call this server', async () => {
  expect(await machineSource('/api/evm', own)('demo')).toEqual({ cname: 'own' });
});

it('is the configured API, which is called again when its answer is ten seconds old', async () => {
  answer = json({ cname: 'theirs', evmsr: 3, inside: { of: 'them' } });
  const find = machineSource(base, own);
  expect(await find('a b')).toEqual({ cname: 'theirs', evmsr: 3 });
  await Promise.all([find('a b'), find('a b')]);
  expect(requestedUrls).toEqual(['/evm/evm/a%20b']);
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
  await find('a b');
  now.mockRestore();
  expect(requestedUrls).toHaveLength(2);
});

it.each(['.', '..'])(
  'does not ask the API for the vid %s, because its URL would be another call',
  async (vid) => {
    expect(await machineSource(base, own)(vid)).toBeNull();
    expect(requestedUrls).toEqual([]);
  },
);

it('follows no redirect of the API', async () => {
  answer = (response) => {
    if (response.req.url === '/evm/evm/moved') response.writeHead(302, { location: '/inside' }).end();
    else response.end('{"cname":"inside"}');
  };
  await expect(machineSource(base, own)('moved')).rejects.toThrow();
  expect(requestedUrls).toEqual(['/evm/evm/moved']);
});

it('gives null when the API has no such machine', async () => {
  answer = json(null);
  expect(await machineSource(base, own)('nobody')).toBeNull();
});

it.each([
  ['an error', (response: http.ServerResponse) => void response.writeHead(500).end('{}')],
  ['a page', (response: http.ServerResponse) => void response.end('<html>')],
  ['silence', () => undefined],
])('fails on %s, and calls again the next time', async (_, bad) => {
  const find = machineSource(base, own);
  answer = bad;
  await expect(find('demo')).rejects.toThrow();
  answer = json({ cname: 'theirs' });
  expect(await find('demo')).toEqual({ cname: 'theirs' });
});
