import { postVote } from './post-vote';

const OWN = 'http://localhost/fn/count';
const OTHER = 'https://counter.example/count';

const isCounted = (answer: unknown) => (answer as { count?: number } | undefined)?.count === 7;
const post = (url: string, body?: Record<string, unknown>) =>
  postVote({ url, ...(body && { body }), isCounted });

/** Replaces `fetch` and gives a function that reads the arguments of the last call. */
function answerWith(answer: (init: RequestInit) => Promise<Response>) {
  const mock = jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init = {}) => answer(init));
  return () => {
    const [url, init] = mock.mock.lastCall ?? [];
    return { url, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
  };
}

const answerInTime = () => answerWith(() => Promise.resolve(Response.json({ count: 7 })));

it('has left when the function returns, and outlives the page', () => {
  const sent = answerInTime();
  void post(OWN);
  expect(sent()).toMatchObject({ url: OWN, method: 'POST', keepalive: true });
});

it('sends a token without keepalive, because Chrome 69 to 80 fail requests that have both', async () => {
  const sent = answerInTime();
  expect(await postVote({ url: OWN, isCounted, token: 'abc' })).toBe('counted');
  expect(sent()).toMatchObject({ keepalive: false, headers: { authorization: 'Bearer abc' } });
});

it('sends no body and no content type without one, so a counter on another origin needs no preflight', async () => {
  const sent = answerInTime();
  expect(await post(OTHER)).toBe('counted');
  expect(sent()).toMatchObject({ keepalive: true, headers: { accept: 'application/json, text/plain, */*' } });
  expect(sent().headers).not.toHaveProperty('content-type');
  expect(sent().body).toBeNull();
});

it.each([
  [OWN, true],
  ['/fn/count', true],
  [OTHER, false],
])(
  'sends JSON to %s, with keepalive %p: older Chromes cannot have both a preflight and keepalive',
  async (url, keepalive) => {
    const sent = answerInTime();
    expect(await post(url, { vidhansabha: 'Nagar', rid: undefined })).toBe('counted');
    expect(sent()).toMatchObject({
      keepalive,
      body: '{"vidhansabha":"Nagar"}',
      headers: { accept: 'application/json, text/plain, */*', 'content-type': 'application/json' },
    });
  },
);

it('sends cookies only to its own origin, and no token', async () => {
  window.localStorage.setItem('access_token', 'secret');
  const sent = answerInTime();
  await post(OTHER);
  expect(new Request(OTHER, sent() as RequestInit).credentials).toBe('same-origin');
  expect(sent().headers).not.toHaveProperty('authorization');
});

it('has not reached the server when the answer breaks off', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) });
  answerWith(() => Promise.resolve(new Response(broken)));
  expect(await post(OWN)).toBe('unreachable');
});

it('has reached no server at an address that is none', async () => {
  answerInTime();
  expect(await post('http://', {})).toBe('unreachable');
});

describe('after fifteen seconds', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives up', async () => {
    answerWith(
      ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const told = jest.fn();
    void post(OWN).then(told);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith('unreachable');
  });

  it('leaves no timer behind an answer', async () => {
    answerInTime();
    await post(OWN);
    expect(jest.getTimerCount()).toBe(0);
  });
});
