import { serveContract } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import { createAccountApi } from './account.api';
import { checkBody } from './check-body';
import { createOwnMachineApi, isSignedOut } from './own-machine.api';
import { createUploader } from './upload.api';

const server = serveContract({ tables: {} });
const accounts = createAccountApi('http://localhost/api');

describe('accounts', () => {
  it('log in with a form and get a token', async () => {
    const seen: unknown[] = [];
    server.use(
      http.post('*/api/token', async ({ request }) => {
        seen.push(request.headers.get('content-type'), await request.text());
        return HttpResponse.json({ access_token: 'abc' });
      }),
    );
    expect(await accounts.logIn('a@b.org', 'p&w')).toEqual({ ok: true, value: 'abc' });
    expect(seen).toEqual([
      expect.stringMatching(/x-www-form-urlencoded/),
      'username=a%40b.org&password=p%26w',
    ]);
  });

  it.each([{}, { access_token: '' }, { access_token: 5 }, 'token'])('get no token from %j', async (body) => {
    server.use(http.post('*/api/token', () => HttpResponse.json(body)));
    expect(await accounts.logIn('a', 'b')).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('are registered, whatever the server answers with, except a web page', async () => {
    server.use(http.post('*/api/register/', () => new HttpResponse(null, { status: 201 })));
    const registration = { client_name: 'A', email: 'a@b.org', password: 'long enough' };
    expect(await accounts.register(registration)).toEqual({ ok: true, value: true });
    server.use(
      http.post('*/api/register/', () => HttpResponse.html(' <!doctype html><p>Log in to the Wi-Fi')),
    );
    expect(await accounts.register(registration)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('the account’s own machine', () => {
  const onSignedOut = jest.fn();
  const own = createOwnMachineApi('http://localhost/api', 'abc', onSignedOut);
  afterEach(() => onSignedOut.mockClear());

  it('is paused, and tells of its earlier versions', async () => {
    const versions = [{ id: 7, replaced_at: '2026-11-22T06:00:00.000Z', sname: null, vidint: 21, odd: {} }];
    server.use(
      http.put('*/api/evm/pause', async ({ request }) => {
        const { paused } = (await request.json()) as { paused: boolean };
        return HttpResponse.json({ paused_at: paused ? '2026-11-22T06:00:00.000Z' : null });
      }),
      http.get('*/api/evm/versions', () => HttpResponse.json({ versions })),
      http.get('*/api/evm/', () => HttpResponse.json({ vid: 'asha', version_count: 1, paused_at: null })),
    );
    expect(await own.setPaused(true)).toEqual({ ok: true, value: { paused_at: '2026-11-22T06:00:00.000Z' } });
    expect(await own.setPaused(false)).toEqual({ ok: true, value: { paused_at: null } });
    expect(await own.get()).toEqual({ ok: true, value: { vid: 'asha', version_count: 1, paused_at: null } });
    const expected = versions.map((version) => ({ ...version, id: '7', odd: undefined }));
    expect(await own.versions()).toEqual({ ok: true, value: expected });
  });

  it.each([{}, { versions: {}, paused_at: true }, '<html>'])('neither is read from %j', async (body) => {
    const answer = () => HttpResponse.json(body);
    server.use(http.put('*/api/evm/pause', answer), http.get('*/api/evm/versions', answer));
    const malformed = { ok: false, error: { kind: 'malformed' } };
    expect([await own.setPaused(true), await own.versions()]).toEqual([malformed, malformed]);
  });

  it('is read and changed with the token', async () => {
    const tokens: (string | null)[] = [];
    const answer = ({ request }: { request: Request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json({ vid: 'asha', evmsr: 3, email: 'a@b.org' });
    };
    server.use(http.all('*/api/evm/', answer), http.put('*/api/evm/update-vid/', answer));
    const machine = { ok: true, value: { vid: 'asha', evmsr: 3, email: 'a@b.org' } };
    expect(await own.get()).toEqual(machine);
    expect(await own.update({ evmsr: 3 })).toEqual(machine);
    expect(await own.changeVid('asha')).toEqual({ ok: true, value: { vid: 'asha' } });
    expect(tokens).toEqual(['Bearer abc', 'Bearer abc', 'Bearer abc']);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('is not changed when a web page answers', async () => {
    server.use(
      http.put('*/api/evm/', () => HttpResponse.html('<p>Log in to the Wi-Fi')),
      http.put('*/api/evm/update-vid/', () => HttpResponse.html('<p>Log in to the Wi-Fi')),
    );
    const malformed = { ok: false, error: { kind: 'malformed' } };
    expect(await own.update({ evmsr: 3 })).toEqual(malformed);
    expect(await own.changeVid('asha')).toEqual(malformed);
  });

  it('has no fields when the account has no machine yet', async () => {
    server.use(http.get('*/api/evm/', () => HttpResponse.json(null)));
    expect(await own.get()).toEqual({ ok: true, value: {} });
  });

  it.each([[{ message: 'ok' }], ['ok'], [null]])(
    'is changed, but its new state is unknown, after the answer %j',
    async (body) => {
      server.use(http.put('*/api/evm/', () => HttpResponse.json(body)));
      expect(await own.update({})).toEqual({ ok: true, value: null });
    },
  );

  it.each([401, 403])('reports a token that the server refuses (%i)', async (status) => {
    server.use(http.get('*/api/evm/', () => HttpResponse.json({ detail: 'No' }, { status })));
    const answer = await own.get();
    expect(!answer.ok && isSignedOut(answer.error)).toBe(true);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('does not report another refusal as a refused token', async () => {
    server.use(http.get('*/api/evm/', () => HttpResponse.json({ detail: 'No' }, { status: 500 })));
    await own.get();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('an upload', () => {
  const onSignedOut = jest.fn();
  const options = { base: '', authBase: '/api', key: 'k y', token: 'abc', onSignedOut };
  const upload = createUploader(options);
  afterEach(() => onSignedOut.mockClear());
  const file = new File(['content'], 'मेरा #1.png', { type: 'image/png' });
  const send = (signal = new AbortController().signal, onProgress = jest.fn()) =>
    upload(file, { signal, onProgress });
  const answer = (body: object, status = 200) =>
    server.use(http.post('*/s3/s3/evm/*', () => HttpResponse.json(body, { status })));

  it.each([
    ['its own origin', { base: 'http://localhost', authBase: '/api' }, 'Bearer abc'],
    [
      'the origin that made the token',
      { base: 'https://a.example', authBase: 'https://a.example/api' },
      'Bearer abc',
    ],
    ['no other origin', { base: 'https://files.example', authBase: '/api' }, null],
    ['nobody when there is none', { base: '', authBase: '/api', token: null }, null],
  ])('carries the token to %s', async (_where, bases, expected) => {
    const seen: unknown[] = [];
    server.use(
      http.post('*/s3/s3/evm/*', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ status: 'success', public_url: '/files/a.png' });
      }),
    );
    await createUploader({ ...options, ...bases })(file, {
      signal: new AbortController().signal,
      onProgress: jest.fn(),
    });
    expect(seen).toEqual([expected]);
  });

  it('is repeated without the token where another origin refuses its header', async () => {
    const seen: unknown[] = [];
    server.use(
      http.post('https://a.example/s3/s3/evm/*', ({ request }) => {
        const token = request.headers.get('authorization');
        seen.push(token);
        return token
          ? HttpResponse.error()
          : HttpResponse.json({ status: 'success', public_url: '/files/a.png' });
      }),
    );
    const other = createUploader({
      ...options,
      base: 'https://a.example',
      authBase: 'https://a.example/api',
    });
    const sent = await other(file, { signal: new AbortController().signal, onProgress: jest.fn() });
    expect(sent).toEqual({ ok: true, value: '/files/a.png' });
    expect(seen).toEqual(['Bearer abc', null]);
  });

  it.each([
    [401, 1],
    [403, 0],
    [413, 0],
  ])('with the status %i has ended the session %i times', async (status, times) => {
    answer({ detail: 'No' }, status);
    await send();
    expect(onSignedOut).toHaveBeenCalledTimes(times);
  });

  it('sends the file under its name, with the key, and reports its progress', async () => {
    const seen: unknown[] = [];
    server.use(
      http.post<{ filename: string }>('*/s3/s3/evm/:filename', async ({ request, params }) => {
        const hasFile = (await request.formData()).has('file');
        seen.push(params.filename, new URL(request.url).searchParams.get('key'), hasFile);
        return HttpResponse.json({ status: 'success', public_url: ' /files/a.png ' });
      }),
    );
    const onProgress = jest.fn();
    expect(await send(undefined, onProgress)).toEqual({ ok: true, value: '/files/a.png' });
    expect(seen).toEqual(['मेरा #1.png', 'k y', true]);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it.each([
    [{ status: 'error', public_url: '/a.png' }],
    [{ status: 'success' }],
    [{ status: 'success', public_url: 'javascript:alert(1)' }],
  ])('is malformed when it is answered with %j', async (body) => {
    answer(body);
    expect(await send()).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([
    [{ detail: 'Invalid key', message: 'Other words' }, 'Invalid key'],
    [{ status: 'error', message: 'Too large' }, 'Too large'],
  ])('is refused with %j', async (body, detail) => {
    answer(body, 413);
    expect(await send()).toEqual({ ok: false, error: { kind: 'refused', status: 413, detail, body } });
  });

  it('can be cancelled', async () => {
    const abort = new AbortController();
    const answer = send(abort.signal);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false });
  });
});

describe('a form', () => {
  const problems = async (...check: Parameters<typeof checkBody>) =>
    Object.fromEntries(await checkBody(...check));

  it('that follows the contract has no problems', async () => {
    expect(await problems('Login', { username: 'a@b.org', password: 'x' })).toEqual({});
    expect(await problems('MachineUpdate', { vidint: null, extra3: '#aa00ff', evmsr: 16 })).toEqual({});
  });

  it('has a problem for each wrong field', async () => {
    const registration = {
      client_name: '',
      email: 'a@b',
      password: 'short',
      phone_no: 'x'.repeat(201),
    };
    expect(await problems('Registration', registration)).toEqual({
      client_name: { type: 'missing' },
      email: { type: 'wrong' },
      password: { type: 'short' },
      phone_no: { type: 'long', message: '200' },
    });
    expect(await problems('Registration', {})).toEqual({
      client_name: { type: 'missing' },
      email: { type: 'missing' },
      password: { type: 'missing' },
    });
    const update = { evmsr: 17, vidint: 'x', symbolurl: 'http://x', cname: 'a\u0007', extra4: 'fr' };
    expect(await problems('MachineUpdate', update)).toEqual({
      evmsr: { type: 'range' },
      vidint: { type: 'wrong' },
      symbolurl: { type: 'wrong' },
      cname: { type: 'wrong' },
      extra4: { type: 'wrong' },
    });
  });
});
