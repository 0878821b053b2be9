import { startMailServer, type MailServer } from '@demo-evm/shared/testing/mail-server';
import { sql } from 'kysely';
import { forgetOldRows } from '../database/forget-old-rows';
import { LIMITS } from '../http/throttle';
import { createTestServer, type TestServer } from '../testing/test-server';
import { FREE_FAILURES } from './password-brake';
import { MAILS_PER_HOUR } from './reset-links';

const PASSWORD = 'long enough';
const SITE = 'https://evm.example';
let mailServer: MailServer;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await createTestServer({
    publicUrl: SITE,
    mail: { smtpUrl: mailServer.url, from: 'no-reply@evm.example' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await server.drop();
  await mailServer.close();
});
beforeEach(() => {
  mailServer.mails.length = 0;
  lines.length = 0;
});

let next = 0;
const newAddress = () => `10.10.${(next += 1) >> 8}.${next & 255}`;
const post = (url: string, payload: object, remoteAddress = newAddress()) =>
  server.request({ method: 'POST', url: `/api/${url}`, remoteAddress, payload });
const ask = (email: string, language = 'en') => post('forgot-password', { email, language });
const reset = async (token: string, password = 'another one') => {
  const answer = await post('reset-password', { token, password });
  return [answer.statusCode, answer.body === '' ? null : answer.json()];
};
const refusal = (detail: string) => [400, { detail }];

async function newCampaign() {
  const email = `Forgot${(next += 1)}@example.org`;
  await post('register', { client_name: 'Asha', email, password: PASSWORD });
  return email;
}

/** Logs in. Gives the token of the account, or `undefined`. */
async function logIn(username: string, password = PASSWORD, remoteAddress = newAddress()) {
  const answer = await server.request({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return (answer.json() as { access_token?: string }).access_token;
}

/** Waits until the SMTP server has this number of mails. */
async function mailsCame(count: number) {
  const end = Date.now() + 5_000;
  while (mailServer.mails.length < count && Date.now() < end) await new Promise((go) => setTimeout(go, 10));
  expect(mailServer.mails).toHaveLength(count);
  return mailServer.mails;
}

const tokenIn = (text: string) => /^https:\/\/evm\.example\/auth#reset=([\w-]{43})$/m.exec(text)?.[1] ?? '';

async function newToken(email: string) {
  const before = mailServer.mails.length;
  await ask(email);
  return tokenIn((await mailsCame(before + 1)).at(-1)?.text ?? '');
}

describe('a forgotten password', () => {
  it('gets a mail with a link, with which the account has a new password and all browsers are logged out', async () => {
    const email = await newCampaign();
    const session = await logIn(email);
    expect((await ask(email.toUpperCase())).statusCode).toBe(204);
    const [mail] = await mailsCame(1);
    expect(mail).toMatchObject({ from: 'no-reply@evm.example', to: [email] });
    expect(mail?.source).toMatch(/^Subject: Set a new password for Demo EVM\r$/m);
    expect(mail?.source).toMatch(/^From: Demo EVM <no-reply@evm.example>\r$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    const token = tokenIn(mail?.text ?? '');
    expect(await reset(token)).toEqual([204, null]);
    expect(await logIn(email)).toBeUndefined();
    expect(await logIn(email, 'another one')).toEqual(expect.any(String));
    const own = await server.request({
      url: '/api/account',
      headers: { authorization: `Bearer ${session ?? ''}` },
    });
    expect(own.statusCode).toBe(401);
    expect(await reset(token, 'yet another one')).toEqual(refusal('Link already used'));
    expect(lines.join('')).not.toContain(email);
  });

  it.each([
    ['hi', 'डेमो ईवीएम के लिए नया पासवर्ड बनाएँ', '१ घंटे'],
    ['mr', 'डेमो ईव्हीएमसाठी नवीन पासवर्ड तयार करा', '१ तासाच्या'],
  ])('gets its mail in the language of the page: %s', async (language, subject, hours) => {
    await ask(await newCampaign(), language);
    const [mail] = await mailsCame(1);
    expect(mail?.text).toContain(hours);
    const encoded = [...(mail?.source ?? '').matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)].map(([, part]) => part);
    const decoded = Buffer.concat(encoded.map((part = '') => Buffer.from(part, 'base64'))).toString();
    const quoted = [...(mail?.source ?? '').matchAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi)].map(([, part = '']) =>
      decodeURIComponent(part.replace(/_/g, ' ').replace(/=/g, '%')),
    );
    expect(decoded || quoted.join('')).toBe(subject);
  });

  it('gets the same answer for an e-mail without an account, before any mail is sent', async () => {
    let release: () => void = () => undefined;
    mailServer.hold = new Promise<void>((resolve) => (release = resolve));
    const known = await ask(await newCampaign());
    const unknown = await ask('nobody@example.org');
    expect(mailServer.mails).toEqual([]);
    for (const answer of [known, unknown]) expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const namesOf = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(namesOf(known)).toEqual(namesOf(unknown));
    release();
    await mailsCame(1);
    mailServer.hold = undefined;
  });

  it(`gets at most ${MAILS_PER_HOUR} mails an hour, also when the requests arrive at once`, async () => {
    const email = await newCampaign();
    await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    const other = await newCampaign();
    await ask(other);
    await mailsCame(MAILS_PER_HOUR + 1);
    expect(mailServer.mails.filter(({ to }) => to[0] === email)).toHaveLength(MAILS_PER_HOUR);
  });

  it('can be reset while the account has to wait after wrong passwords', async () => {
    const email = await newCampaign();
    for (let tries = 0; tries <= FREE_FAILURES; tries += 1) await logIn(email, 'wrong password');
    expect(await logIn(email)).toBeUndefined(); // the account has to wait
    const answer = await post(
      'reset-password',
      { token: await newToken(email), password: 'another one' },
      '192.0.2.44',
    );
    expect(answer.statusCode).toBe(204);
    expect(await logIn(email, 'another one', '192.0.2.44')).toEqual(expect.any(String));
  });

  it.each([
    ['forgot-password', { email: 'no-mail', language: 'en' }],
    ['forgot-password', { email: 'a@b.example', language: 'fr' }],
    ['forgot-password', { email: 'a@b.example' }],
    ['reset-password', { token: '', password: 'long enough' }],
    ['reset-password', { token: 'x', password: 'short' }],
  ])('refuses %s with %p', async (url, body) => {
    expect((await post(url, body)).statusCode).toBe(422);
  });
});

describe('a link', () => {
  it('is refused when it is not ours, has expired, or was replaced by a new password or e-mail', async () => {
    expect(await reset('x')).toEqual(refusal('Link not valid'));
    const email = await newCampaign();
    const old = await newToken(email);
    await sql`update password_reset set created_at = now() - interval '61 minutes'`.execute(
      server.database.db,
    );
    expect(await reset(old)).toEqual(refusal('Link expired'));

    const session = await logIn(email);
    const change = (url: string, payload: object) =>
      server.request({
        method: 'PUT',
        url: `/api/account${url}`,
        headers: { authorization: `Bearer ${session ?? ''}` },
        payload,
      });
    const first = await newToken(email);
    expect((await change('', { email: `new-${email}`, password: PASSWORD })).statusCode).toBe(200);
    expect(await reset(first)).toEqual(refusal('Link already used'));
    const second = await newToken(`new-${email}`);
    await change('/password', { current_password: PASSWORD, new_password: 'third one' });
    expect(await reset(second)).toEqual(refusal('Link already used'));
    expect(await logIn(`new-${email}`, 'third one')).toEqual(expect.any(String));
  });

  it('works once when it is opened twice at the same time, and ends the other links of the account', async () => {
    const email = await newCampaign();
    const other = await newToken(email);
    const token = await newToken(email);
    const answers = await Promise.all(
      ['first one', 'second one', 'third one'].map((one) => reset(token, one)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([204, 400, 400]);
    expect(await reset(other)).toEqual(refusal('Link already used'));
  });

  it('is stored as a hash, and forgotten after a day', async () => {
    const token = await newToken(await newCampaign());
    const rows = () => server.database.db.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(token);
    await sql`update password_reset set created_at = now() - interval '25 hours'`.execute(server.database.db);
    await forgetOldRows(server.database.db);
    expect(await rows()).toEqual([]);
  });
});

it('refuses an IP address that asks too often', async () => {
  const again = () => post('forgot-password', { email: 'nobody@example.org', language: 'en' }, '192.0.2.8');
  for (let tries = 0; tries < LIMITS.forgottenPasswords.rateLimit.max; tries += 1)
    expect((await again()).statusCode).toBe(204);
  expect((await again()).statusCode).toBe(429);
});

it('says whether the server sends mails', async () => {
  expect((await server.request('/api/forgot-password')).json()).toEqual({ by_mail: true });
  const silent = await createTestServer({ publicUrl: SITE });
  expect((await silent.request('/api/forgot-password')).json()).toEqual({ by_mail: false });
  const answer = await silent.request({
    method: 'POST',
    url: '/api/forgot-password',
    payload: { email: 'a@b.example', language: 'en' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'No mail is sent' }]);
  await silent.drop();
});

it('a mail that the SMTP server refuses is logged without the e-mail or the password of the SMTP server', async () => {
  const failing = await createTestServer({
    publicUrl: SITE,
    mail: { smtpUrl: mailServer.url.replace('secret', 'guessed'), from: 'no-reply@evm.example' },
    logStream: { write: (line) => void lines.push(line) },
  });
  const payload = { client_name: 'Asha', email: 'refused@example.org', password: PASSWORD };
  await failing.request({ method: 'POST', url: '/api/register', payload });
  const body = { email: 'refused@example.org', language: 'en' };
  expect(
    (await failing.request({ method: 'POST', url: '/api/forgot-password', payload: body })).statusCode,
  ).toBe(204);
  await failing.drop(); // waits for the mail
  expect(lines.join('')).toContain('mail not sent');
  for (const secret of ['refused@', 'guessed', 'reset=']) expect(lines.join('')).not.toContain(secret);
});
