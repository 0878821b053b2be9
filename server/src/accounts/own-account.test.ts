import { createTestServer, type TestServer } from '../testing/test-server';
import { LIMITS } from '../http/throttle';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

let next = 0;
const newAddress = () => `10.7.${(next += 1) >> 8}.${next & 255}`;
const PASSWORD = 'long enough';

const logIn = async (username: string, password = PASSWORD) => {
  const answer = await server.request({
    method: 'POST',
    url: '/api/token',
    remoteAddress: newAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return (answer.json() as { access_token?: string }).access_token;
};

/** Calls the API with a token. Gives the status and the body, which is `null` for an empty body. */
const call = async (token: string | undefined, method: string, url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token ?? ''}` };
  const answer = await server.request({ method, url, headers, payload, remoteAddress: newAddress() });
  return [answer.statusCode, answer.body === '' ? null : answer.json()];
};

/** Registers a campaign and logs it in twice, as two browsers do. */
async function newCampaign() {
  const email = `own${(next += 1)}@example.org`;
  const payload = { client_name: 'Asha', email, password: PASSWORD };
  await server.request({ method: 'POST', url: '/api/register/', remoteAddress: newAddress(), payload });
  return { email, one: await logIn(email), other: await logIn(email) };
}

const isLoggedIn = async (token: string | undefined) => (await call(token, 'GET', '/api/account'))[0] === 200;
const NOT_LOGGED_IN = [401, { detail: 'Not authenticated' }];

describe('the details of an account', () => {
  it('change only if they are sent, and the machine gets the new name', async () => {
    const { email, one } = await newCampaign();
    expect(await call(one, 'GET', '/api/account/')).toEqual([
      200,
      { client_name: 'Asha', email, phone_no: null },
    ]);
    const details = { client_name: ' Asha Office ', phone_no: '98 765' };
    const changed = { client_name: 'Asha Office', email, phone_no: '98 765' };
    expect(await call(one, 'PUT', '/api/account', details)).toEqual([200, changed]);
    expect(await call(one, 'PUT', '/api/account', { phone_no: '' })).toEqual([
      200,
      { ...changed, phone_no: null },
    ]);
    expect(await call(one, 'PUT', '/api/account', {})).toEqual([200, { ...changed, phone_no: null }]);
    const [, machine] = await call(one, 'GET', '/api/evm');
    expect(machine).toMatchObject({ client_name: 'Asha Office', email });
  });

  it('accept a new e-mail only with the password, and the account then logs in with the new e-mail', async () => {
    const { email, one } = await newCampaign();
    const fresh = `new-${email}`;
    for (const password of [undefined, 'wrong password'])
      expect(await call(one, 'PUT', '/api/account', { email: fresh, password, phone_no: '1' })).toEqual([
        400,
        { detail: 'Incorrect password' },
      ]);
    expect(await call(one, 'PUT', '/api/account', { email: fresh, password: PASSWORD })).toEqual([
      200,
      { client_name: 'Asha', email: fresh, phone_no: null },
    ]);
    expect(await logIn(email)).toBeUndefined();
    expect(await logIn(fresh)).toEqual(expect.any(String));
  });

  it('accept no new e-mail with a password that is changed at the same moment', async () => {
    const { email, one } = await newCampaign();
    const fresh = `new-${email}`;
    const [[byMail], [byPassword]] = await Promise.all([
      call(one, 'PUT', '/api/account', { email: fresh, password: PASSWORD }),
      call(one, 'PUT', '/api/account/password', {
        current_password: PASSWORD,
        new_password: 'another password',
      }),
    ]);
    // The change of the e-mail is either first, or it is refused because its password is old.
    expect([200, 400]).toContain(byMail);
    expect(byPassword).toBe(200);
    expect(await logIn(byMail === 200 ? fresh : email, 'another password')).toEqual(expect.any(String));
  });

  it('refuse the e-mail of another account, whatever its case', async () => {
    const [{ email }, { one }] = [await newCampaign(), await newCampaign()];
    const taken = { email: email.toUpperCase(), password: PASSWORD, client_name: 'Other' };
    expect(await call(one, 'PUT', '/api/account', taken)).toEqual([
      400,
      { detail: 'Email already registered' },
    ]);
    expect(await call(one, 'GET', '/api/account')).toMatchObject([200, { client_name: 'Asha' }]);
  });

  it.each([{ email: 'no-mail' }, { client_name: ' ' }, { phone_no: 'a\u0000' }, { password: '' }])(
    'refuse %p',
    async (details) => {
      const { one } = await newCampaign();
      expect((await call(one, 'PUT', '/api/account', details))[0]).toBe(422);
    },
  );
});

describe('a new password', () => {
  it('needs the current one, ends all tokens, and gives this browser a new token', async () => {
    const { email, one, other } = await newCampaign();
    const change = (current_password: string, new_password: string) =>
      call(one, 'PUT', '/api/account/password', { current_password, new_password });
    expect(await change('wrong password', 'another one')).toEqual([400, { detail: 'Incorrect password' }]);
    expect((await change(PASSWORD, 'short'))[0]).toBe(422);
    expect(await change(PASSWORD, 'Password123')).toEqual([
      422,
      { detail: [expect.objectContaining({ loc: ['body', 'new_password'], type: 'commonPassword' })] },
    ]);
    expect(await isLoggedIn(other)).toBe(true);

    const [status, body] = await change(PASSWORD, 'another one');
    expect([status, body]).toEqual([200, { access_token: expect.any(String), token_type: 'bearer' }]);
    expect(await isLoggedIn((body as { access_token: string }).access_token)).toBe(true);
    expect([await isLoggedIn(one), await isLoggedIn(other)]).toEqual([false, false]);
    expect([await logIn(email), await logIn(email, 'another one')]).toEqual([undefined, expect.any(String)]);
  });

  it('is accepted from only one of several browsers that change it at once', async () => {
    const { one } = await newCampaign();
    const answers = await Promise.all(
      ['first one', 'second one', 'third one'].map((new_password) =>
        call(one, 'PUT', '/api/account/password', { current_password: PASSWORD, new_password }),
      ),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });
});

describe('a logout', () => {
  it('ends the token of this browser only', async () => {
    const { one, other } = await newCampaign();
    expect(await call(one, 'POST', '/api/account/log-out')).toEqual([204, null]);
    expect(await call(one, 'GET', '/api/evm')).toEqual(NOT_LOGGED_IN);
    expect(await call(one, 'POST', '/api/account/log-out')).toEqual(NOT_LOGGED_IN);
    expect(await isLoggedIn(other)).toBe(true);
  });

  it('everywhere ends all tokens of this account, and a login gives a valid token again', async () => {
    const [{ email, one, other }, { one: stranger }] = [await newCampaign(), await newCampaign()];
    expect(await call(one, 'POST', '/api/account/log-out-everywhere')).toEqual([204, null]);
    expect([await isLoggedIn(one), await isLoggedIn(other)]).toEqual([false, false]);
    expect([await isLoggedIn(stranger), await isLoggedIn(await logIn(email))]).toEqual([true, true]);
  });
});

it('refuses calls without a token, and an IP address that tries too many passwords', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['PUT', '/password'],
    ['POST', '/log-out'],
    ['POST', '/log-out-everywhere'],
  ] as const)
    expect(await call('x', method, `/api/account${path}`)).toEqual(NOT_LOGGED_IN);
  const { one } = await newCampaign();
  for (const path of ['/api/account', '/api/account/password']) {
    const ask = () =>
      server.request({
        method: 'PUT',
        url: path,
        remoteAddress: '192.0.2.7',
        headers: { authorization: `Bearer ${one ?? ''}` },
        payload: { password: '', new_password: '' },
      });
    for (let tries = 0; tries < LIMITS.passwords.rateLimit.max; tries += 1)
      expect((await ask()).statusCode).toBe(422);
    expect((await ask()).statusCode).toBe(429);
  }
});
