import { SignJWT, UnsecuredJWT } from 'jose';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

let next = 0;
const newEmail = () => `campaign${(next += 1)}@example.org`;

/** Gives a different IP address for each call, so that registrations and logins do not share a rate limit. */
const newAddress = () => `10.0.${(next += 1) >> 8}.${next & 255}`;

const register = (body: object) =>
  server.request({
    method: 'POST',
    url: '/api/register/',
    remoteAddress: newAddress(),
    payload: { client_name: 'Asha', ...body },
  });
const logIn = (username: string, password: string) =>
  server.request({
    method: 'POST',
    url: '/api/token',
    remoteAddress: newAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

/** Registers a campaign and logs it in. Gives its e-mail and token, and functions that call the API with the token. */
async function newCampaign() {
  const email = newEmail();
  await register({ email, password: 'long enough' });
  const { access_token: token } = (await logIn(email, 'long enough')).json() as { access_token: string };
  const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    server.request({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return {
    email,
    token,
    call,
    read: async () => (await call('GET', '/api/evm/')).json() as Record<string, unknown>,
  };
}

describe('registration', () => {
  it('makes an account with a machine of its own', async () => {
    const email = newEmail();
    const answer = await register({ email, password: 'long enough', phone_no: '98 765', is_admin: true });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: expect.any(Number), client_name: 'Asha', email },
    ]);
    const own = await (await newCampaign()).read();
    expect(own).toMatchObject({ client_name: 'Asha', vid: expect.stringMatching(/^[a-z2-9]{8}$/) });
    const machine = await server.request(`/api/evm/evm/${String(own.vid)}`);
    expect(machine.json()).toMatchObject({ vid: own.vid });
    expect(machine.body).not.toMatch(/@|phone|password/);
  });

  it('refuses an e-mail that has an account, whatever its case', async () => {
    const email = newEmail();
    await register({ email, password: 'long enough' });
    const again = await register({ email: email.toUpperCase(), password: 'another one' });
    expect([again.statusCode, again.json()]).toEqual([400, { detail: 'Email already registered' }]);
  });

  it('makes one account when many attempts arrive at once', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ email, password: 'long enough' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  it.each([
    [{ password: 'long enough' }, 'email'],
    [{ email: 'no-mail', password: 'long enough' }, 'email'],
    [{ email: 'a@b.c', password: 'short' }, 'password'],
    [{ email: 'a@b.c', password: 'x'.repeat(129) }, 'password'],
    [{ email: 'a@b.c', password: 'long enough', client_name: ' ' }, 'client_name'],
    [{ email: 'a@b.c', password: 'long enough', client_name: 'a\u0000' }, 'client_name'],
    [{ email: 'a@b.c', password: 'long enough', client_name: 'Asha\u202eahsA' }, 'client_name'],
    [{ email: 'a@b.c', password: 'long enough', client_name: ' \u200d\u00a0' }, 'client_name'],
    [{ email: 'a@b\u200b.c', password: 'long enough' }, 'email'],
    [{ email: 'a@b.c', password: ' \u00a0'.repeat(4) }, 'password'],
    [{ email: 'a@b.c', password: 'Password1' }, 'password'],
    [{ email: 'a@b.c', password: '88888888' }, 'password'],
  ])('names the field that is wrong in %p', async (body, field) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(422);
    const { detail } = answer.json() as { detail: { loc: string[]; msg: string }[] };
    expect(detail).toContainEqual(expect.objectContaining({ loc: ['body', field] }));
  });
});

describe('login', () => {
  it('finds an e-mail with letters that JavaScript and the database lower-case differently', async () => {
    const email = `İlker${(next += 1)}@example.org`;
    expect((await register({ email, password: 'long enough' })).statusCode).toBe(200);
    expect((await logIn(email, 'long enough')).statusCode).toBe(200);
  });

  it('gives a token for the e-mail in upper or lower case, and forbids caching the token', async () => {
    const email = newEmail();
    await register({ email, password: 'long enough' });
    const answer = await logIn(email.toUpperCase(), 'long enough');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { access_token: expect.any(String), token_type: 'bearer' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives the same answer for a wrong password and for an unknown user', async () => {
    const email = newEmail();
    await register({ email, password: 'long enough' });
    for (const answer of [await logIn(email, 'wrong password'), await logIn(newEmail(), 'long enough')]) {
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Incorrect email or password' }]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('names an empty field', async () => {
    const answer = await logIn('someone', '');
    expect([answer.statusCode, (answer.json() as { detail: { loc: string[] }[] }).detail[0]?.loc]).toEqual([
      422,
      ['body', 'password'],
    ]);
  });

  it('stores passwords as argon2id hashes with the recommended costs', async () => {
    const rows = await server.database.db.selectFrom('account').select('password_hash').execute();
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the machine of an account', () => {
  it('changes the fields that are sent, keeps the others, and ignores unknown ones', async () => {
    const { email, call, read } = await newCampaign();
    const before = await read();
    expect(before).toMatchObject({ email, updated_at: null, extra3: '#430a8a' });
    const update = {
      cname: 'आशा नमुने',
      e_cname: 'Asha Namune',
      evmsr: 5,
      vidint: 21,
      extra3: '#AA00ff',
      extra4: 'mr',
      symbolurl: '/files/a.png',
      vid: 'stolen',
      email: 'other@example.org',
      account_id: 1,
      id: 1,
    };
    const answer = await call('PUT', '/api/evm/', update);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ updated_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(answer.json()).toMatchObject({ cname: 'आशा नमुने', evmsr: 5, vidint: 21, vid: before.vid, email });
    await call('PUT', '/api/evm', { sname: 'Party', vidint: null, extra3: '', main_title: '' });
    expect(await read()).toMatchObject({
      cname: 'आशा नमुने',
      sname: 'Party',
      vidint: null,
      extra3: null,
      main_title: null,
    });
  });

  it.each([
    [{ evmsr: 17 }],
    [{ evmsr: null }],
    [{ evmsr: '5' }],
    [{ extra3: 'red' }],
    [{ extra4: 'fr' }],
    [{ symbolurl: 'javascript:alert(1)' }],
    [{ cpicurl: '//evil/x.png' }],
    [{ cname: 'x'.repeat(201) }],
    [{ cname: 'a\u0000' }],
    [{ cname: 'a\u202e' }],
    [{ sname: 'a\ufeff' }],
    [{ e_vname: 'a\u{e0041}' }],
    [{ vidint: 'twelve' }],
    [{ cname: { $ne: '' } }],
  ])('refuses %p and changes nothing', async (update) => {
    const { call, read } = await newCampaign();
    const before = await read();
    expect((await call('PUT', '/api/evm/', { sname: 'Party', ...update })).statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('says which fields an empty text clears, and clears them', async () => {
    const { call, read } = await newCampaign();
    const { removable_fields: removable } = (await read()) as { removable_fields: string[] };
    expect(removable).toEqual(expect.arrayContaining(['sname', 'cname', 'symbolurl', 'cpicurl']));
    const filled = Object.fromEntries(removable.map((field) => [field, '/files/a.png']));
    await call('PUT', '/api/evm/', filled);
    expect(await read()).toMatchObject(filled);
    await call('PUT', '/api/evm/', Object.fromEntries(removable.map((field) => [field, ''])));
    expect(await read()).toMatchObject(Object.fromEntries(removable.map((field) => [field, null])));
  });

  it('keeps the joiners of Devanagari and of emoji in names', async () => {
    const { call, read } = await newCampaign();
    const names = { cname: 'र्\u200dया क्\u200cष', sname: '👩\u200d🌾 ❤️' };
    expect((await call('PUT', '/api/evm/', names)).statusCode).toBe(200);
    expect(await read()).toMatchObject(names);
  });

  it('keeps its count when the short link changes, and the old short link still leads to the machine', async () => {
    const { call, read } = await newCampaign();
    const old = String((await read()).vid);
    await server.request({ method: 'POST', url: `/api/evm/evm/increment_count/${old}` });
    const vid = `link-${old}`;
    const changed = (await call('PUT', '/api/evm/update-vid/', { vid })).json();
    expect(changed).toEqual({ vid, former_vids: [{ vid: old, since: expect.any(String) as string }] });
    expect(await read()).toMatchObject(changed as object);
    expect((await server.request(`/api/evm/evm/count/${vid}`)).json()).toEqual({ demo_voting_count: 1 });
    expect((await server.request(`/api/evm/evm/${old}`)).json()).toMatchObject({ vid });
    expect((await call('PUT', '/api/evm/update-vid', { vid })).statusCode).toBe(200);
  });

  it.each([
    ['DEMO', 400, 'VID already exists'],
    ['preview', 400, 'VID is reserved'],
    ['MR', 400, 'VID is reserved'],
    ['en', 400, 'VID is reserved'],
    ['evm_17', 400, 'VID is reserved'],
  ])('refuses %s as a short link', async (vid, status, detail) => {
    const answer = await (await newCampaign()).call('PUT', '/api/evm/update-vid/', { vid });
    expect([answer.statusCode, answer.json()]).toEqual([status, { detail }]);
  });

  it.each(['', 'a', '-x', 'a b', 'ä', 'x'.repeat(41)])('refuses %p as a short link', async (vid) => {
    expect((await (await newCampaign()).call('PUT', '/api/evm/update-vid/', { vid })).statusCode).toBe(422);
  });
});

describe('tokens', () => {
  const claims = (differing = {}) => ({ sub: '1', iss: 'demo-evm', aud: 'demo-evm-admin', ...differing });
  const key = (text: string) => new TextEncoder().encode(text);
  const sign = (payload: object, { alg = 'HS256', secret = '', exp = '1h' } = {}) => {
    const token = new SignJWT({ ...payload }).setProtectedHeader({ alg }).setIssuedAt();
    return (exp ? token.setExpirationTime(exp) : token).sign(secret ? key(secret) : server.secret);
  };

  it('are refused when they are forged, expired or incomplete, or have no account', async () => {
    const forged = [
      new UnsecuredJWT(claims()).setExpirationTime('1h').encode(),
      await sign(claims(), { alg: 'HS512' }),
      await sign(claims({ aud: 'else' })),
      await sign(claims({ iss: 'else' })),
      await sign(claims(), { exp: '-1s' }),
      await sign(claims(), { exp: '' }),
      await sign(claims({ sub: undefined })),
      await sign(claims(), { secret: 'another secret of thirty-two bytes!!' }),
      await sign(claims({ sub: '999999999' })),
      'x',
    ];
    for (const token of forged) {
      const answer = await server.request({
        url: '/api/evm/',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Not authenticated' }]);
    }
  });

  it('are required before the body of a request is checked', async () => {
    for (const headers of [{}, { authorization: 'Basic YTpi' }]) {
      const payload = { vid: '!' };
      const answer = await server.request({ method: 'PUT', url: '/api/evm/update-vid/', headers, payload });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
  });
});
