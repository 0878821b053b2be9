import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestServer, type TestServer } from '../testing/test-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerBusy } from '../http/server-busy';
import { createPasswordBrake, FREE_FAILURES } from './password-brake';

const PASSWORD = 'long enough';
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await createTestServer({ logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.drop());

let next = 0;
const newAddress = () => `10.9.${(next += 1) >> 8}.${next & 255}`;

async function newCampaign() {
  const email = `guessed${(next += 1)}@example.org`;
  const payload = { client_name: 'Asha', email, password: PASSWORD };
  await server.request({ method: 'POST', url: '/api/register/', remoteAddress: newAddress(), payload });
  return email;
}

const logIn = (username: string, password: string, remoteAddress = newAddress()) =>
  server.request({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

/** Tries wrong passwords from different addresses. Gives the status of each answer. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1)
    statuses.push((await logIn(email, `wrong password ${tries}`)).statusCode);
  return statuses;
}

const refusals = (count: number) => Array.from({ length: count }, () => 401);

it.each([
  ['an account', newCampaign],
  ['an e-mail without an account', () => Promise.resolve('nobody@example.org')],
])('delays guesses from many addresses at %s, also in upper case', async (_name, create) => {
  const email = await create();
  expect(await guess(email, FREE_FAILURES + 1)).toEqual(refusals(FREE_FAILURES + 1));
  const refused = await logIn(email.toUpperCase(), PASSWORD);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { detail: 'Too many requests. Try again later.' },
  ]);
  expect(refused.headers['retry-after']).toBe('1');
  await wait(1_050);
  expect((await logIn(email, 'wrong again')).statusCode).toBe(401);
  expect((await logIn(email, 'wrong again')).headers['retry-after']).toBe('2'); // the delay grows
});

it('counts guesses that arrive at once', async () => {
  const email = await newCampaign();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => logIn(email, `wrong ${nth}`)));
  const refused = answers.filter(({ statusCode }) => statusCode === 401);
  expect(refused).toHaveLength(FREE_FAILURES + 1);
});

it('forgets wrong passwords at a login, and lets a known network in while strangers guess', async () => {
  const email = await newCampaign();
  const home = newAddress();
  await guess(email, FREE_FAILURES);
  expect((await logIn(email, PASSWORD, home)).statusCode).toBe(200);
  expect(await guess(email, FREE_FAILURES + 1)).toEqual(refusals(FREE_FAILURES + 1));
  expect((await logIn(email, PASSWORD)).statusCode).toBe(429);
  expect((await logIn(email, PASSWORD, home)).statusCode).toBe(200);
});

it('delays guesses of the current password with a stolen token', async () => {
  const email = await newCampaign();
  const { access_token: token } = (await logIn(email, PASSWORD)).json() as { access_token: string };
  const change = async (path: string, payload: object) =>
    (
      await server.request({
        method: 'PUT',
        url: `/api/account${path}`,
        remoteAddress: newAddress(),
        headers: { authorization: `Bearer ${token}` },
        payload,
      })
    ).statusCode;
  const wrong = { current_password: 'wrong password', new_password: 'another one' };
  for (let tries = 0; tries < FREE_FAILURES; tries += 1) {
    expect(await change('/password', wrong)).toBe(400);
    expect(await change('', { client_name: 'Asha' })).toBe(200); // a change without a password forgets nothing
  }
  expect(await change('', { client_name: 'Asha', password: 'wrong password' })).toBe(400);
  expect(await change('/password', { ...wrong, current_password: PASSWORD })).toBe(429);
});

it('logs each wrong password with a masked e-mail and a network, and never a whole e-mail', async () => {
  const email = await newCampaign();
  lines.length = 0;
  await logIn(email, 'wrong password', '203.0.113.77');
  await logIn('typed in the wrong field', 'x', '2001:db8:1:2ab::1');
  const logged = lines.map((line) => JSON.parse(line) as object);
  expect(logged).toMatchObject([
    { level: 40, msg: 'wrong password', account: 'g…@example.org', network: '203.0.113.0/24', failures: 1 },
    { level: 40, msg: 'wrong password', account: 't…', network: '2001:db8:1:200::/56' },
  ]);
  for (const secret of [email, '203.0.113.77', 'wrong field']) expect(lines.join('')).not.toContain(secret);
});

it('counts no password that could not be checked, and logs a right one', async () => {
  const brake = createPasswordBrake();
  const info = jest.fn();
  const attempt = {
    request: { ip: '192.0.2.1', log: { info } } as unknown as FastifyRequest,
    reply: {} as FastifyReply,
    account: { email: 'asha@example.org' },
  };
  const isBusy = () => Promise.reject(new ServerBusy());
  for (let tries = 0; tries < FREE_FAILURES + 2; tries += 1)
    await expect(brake.guard(attempt, isBusy, () => true)).rejects.toBeInstanceOf(ServerBusy);
  expect(
    await brake.guard(
      attempt,
      () => Promise.resolve('checked'),
      () => true,
    ),
  ).toBe('checked');
  expect(info.mock.calls).toEqual([
    [{ account: 'a…@example.org', network: '192.0.2.0/24' }, 'right password'],
  ]);
});

it('keeps the delay of a wrong password when another attempt of the same moment could not be checked', async () => {
  const brake = createPasswordBrake(() => 0);
  const header = jest.fn();
  const attempt = {
    request: { ip: '192.0.2.1', log: { warn: jest.fn() } } as unknown as FastifyRequest,
    reply: { header } as unknown as FastifyReply,
    account: { email: 'asha@example.org' },
  };
  const guessWrong = () =>
    brake.guard(
      attempt,
      () => Promise.resolve('wrong'),
      () => false,
    );
  for (let tries = 1; tries < FREE_FAILURES; tries += 1) await guessWrong();
  let refuse = () => {};
  const check = () => new Promise<string>((_resolve, reject) => (refuse = () => reject(new ServerBusy())));
  const unchecked = brake.guard(attempt, check, () => true);
  await guessWrong();
  refuse();
  await expect(unchecked).rejects.toBeInstanceOf(ServerBusy);
  await expect(guessWrong()).rejects.toMatchObject({ statusCode: 429 });
});
