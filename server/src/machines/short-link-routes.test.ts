import { createTokens } from '../accounts/tokens';
import { buildServer } from '../build-server';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

let next = 0;

/** Registers a campaign. Gives its vid, and functions that call the API with the campaign's token. */
async function newCampaign() {
  next += 1;
  const account = { client_name: 'Asha', email: `link${next}@example.org`, password: 'long enough' };
  const answer = await server.request({
    method: 'POST',
    url: '/api/register',
    remoteAddress: `10.1.0.${next}`,
    payload: account,
  });
  const token = await createTokens(server.secret, server.database.db).issue({
    id: String((answer.json() as { id: number }).id),
    session_version: 0,
  });
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.request({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const { vid } = (await call('GET', '/api/evm')).json() as { vid: string };
  const rename = async (to: string) =>
    expect((await call('PUT', '/api/evm/update-vid', { vid: to })).statusCode).toBe(200);
  return { vid, call, rename };
}

it('redirects the page of a former link to the present one, with its query, until the link is given up', async () => {
  const { vid, call, rename } = await newCampaign();
  await rename('Asha-21');
  for (const url of [`/demo/${vid}`, `/demo/${vid.toUpperCase()}/`]) {
    const { statusCode, headers } = await server.request(`${url}?from=poster`);
    expect([statusCode, headers.location]).toEqual([302, '/demo/Asha-21?from=poster']);
    expect(headers['cache-control']).toBe('no-cache'); // this former link may lead to another machine later
  }
  for (const url of ['/demo/Asha-21', '/demo/asha-21', '/demo/demo', '/demo/mr', '/'])
    expect((await server.request(url)).statusCode).toBe(200);

  const givenUp = await call('DELETE', `/api/evm/former-vids/${vid.toUpperCase()}`);
  expect([givenUp.statusCode, givenUp.json()]).toEqual([200, { vid: 'Asha-21', former_vids: [] }]);
  expect((await server.request(`/demo/${vid}`)).statusCode).toBe(404);
});

it('keeps a former link from every other campaign', async () => {
  const [one, other] = [await newCampaign(), await newCampaign()];
  await one.rename(`${one.vid}-2`);
  const taken = await other.call('PUT', '/api/evm/update-vid', { vid: one.vid });
  expect([taken.statusCode, taken.json()]).toEqual([400, { detail: 'VID already exists' }]);
  for (const vid of [one.vid, `${one.vid}-2`, other.vid, 'nobody', '%00']) {
    const { statusCode, ...answer } = await other.call('DELETE', `/api/evm/former-vids/${vid}`);
    expect([statusCode, answer.json()]).toEqual([404, { detail: 'VID not found' }]);
  }
  expect(
    (await server.request({ method: 'DELETE', url: `/api/evm/former-vids/${one.vid}` })).statusCode,
  ).toBe(401);
});

it('says which limit is reached', async () => {
  const { vid, call, rename } = await newCampaign();
  for (let change = 0; change < 10; change += 1) await rename(`${vid}-${change}`);
  const refused = await call('PUT', '/api/evm/update-vid', { vid: `${vid}-x` });
  expect([refused.statusCode, refused.json()]).toEqual([400, { detail: 'VID changed too often today' }]);
});

it('does not redirect to a vid that the API of another server gives', async () => {
  const { vid, rename } = await newCampaign();
  await rename(`${vid}-2`);
  const base = `http://127.0.0.1:${server.port}/api/evm`;
  const siteConfig = { bases: { evm: base } };
  const app = await buildServer({ database: server.database, ...server.options, siteConfig });
  expect((await app.inject(`/demo/${vid}`)).statusCode).toBe(200);
  await app.close();
});
