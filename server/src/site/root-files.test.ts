import path from 'node:path';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ publicDir: path.join(import.meta.dirname, '../../public') });
});
afterAll(() => server.drop());

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('answers %s with a file of its own', async (url, type) => {
  const answer = await server.request(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

it('lets robots read every page, so that they see the noindex of unlisted pages', async () => {
  expect((await server.request('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
});

it('answers 404 for another name', async () => {
  expect((await server.request('/favicon.gif')).statusCode).toBe(404);
});
