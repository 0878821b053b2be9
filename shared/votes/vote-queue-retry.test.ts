import { logInMemory, openPage, serveVotes, type Reaction } from './testing/vote-server';

const DEMO = { kind: 'machine', id: 'demo' } as const;

/** Makes a server that records the time of each attempt, in seconds, and handles each request with `reaction`. */
function serverThat(reaction: Reaction) {
  const startedAt = Date.now();
  const server = { reaction, attempts: [] as number[] };
  serveVotes(() => {
    server.attempts.push((Date.now() - startedAt) / 1_000);
    return server.reaction;
  }, true);
  return server;
}

/** Opens a page on which no vote waits. */
async function openSite() {
  const page = openPage({ voteLog: logInMemory() }); // fake-indexeddb does not work with fake timers
  const close = page.start();
  await jest.advanceTimersByTimeAsync(0);
  return { ...page, close };
}

const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

const showPage = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let closePages: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  for (const close of closePages) close();
  closePages = [];
  jest.useRealTimers();
});

async function openWithWaitingVote(server: ReturnType<typeof serverThat>) {
  const page = await openSite();
  closePages.push(page.close);
  await page.cast(DEMO);
  expect(server.attempts).toEqual([0]);
  return page;
}

it.each(['unreachable', 'uncertain'] as const)(
  'tries a vote that was %s again after 5 s, 10 s, 20 s … and then every 300 s',
  async (outcome) => {
    const server = serverThat(outcome);
    await openWithWaitingVote(server);
    await passSeconds(1_500);
    const pauses = server.attempts.slice(1).map((at, index) => at - (server.attempts[index] ?? 0));
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  },
);

it('retries up to a tenth earlier, so that phones do not all return at once', async () => {
  const server = serverThat('unreachable');
  await openWithWaitingVote(server);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await passSeconds(60);
  expect(server.attempts).toEqual([0, 5, 14.5, 33.5]);
});

it('starts again with 5 s after all votes were counted', async () => {
  const server = serverThat('unreachable');
  const page = await openWithWaitingVote(server);
  await passSeconds(15);
  server.reaction = 'counted';
  await passSeconds(20);
  expect(server.attempts).toEqual([0, 5, 15, 35]);
  server.reaction = 'unreachable';
  await page.cast(DEMO);
  await passSeconds(15);
  expect(server.attempts.slice(4)).toEqual([35, 40, 50]);
});

it('doubles the pause only once when several attempts fail at one time', async () => {
  const server = serverThat('unreachable');
  const page = await openSite();
  closePages.push(page.close);
  await Promise.all([page.cast(DEMO), page.cast(DEMO), page.cast(DEMO)]);
  const atOnce = server.attempts.length;
  await passSeconds(5);
  expect(server.attempts.slice(atOnce)).toEqual([5]);
  await passSeconds(10);
  expect(server.attempts.slice(atOnce)).toEqual([5, 15]);
});

it('retries as planned when another vote is cast meanwhile', async () => {
  const server = serverThat('unreachable');
  const page = await openWithWaitingVote(server);
  await passSeconds(4);
  await page.cast(DEMO);
  await passSeconds(1);
  expect(server.attempts).toEqual([0, 4, 5]);
});

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => showPage('visible')],
])('tries at once when %s, and then after 5 s, 10 s …', async (_when, comeBack) => {
  const server = serverThat('unreachable');
  await openWithWaitingVote(server);
  await passSeconds(20);
  expect(server.attempts).toEqual([0, 5, 15]);
  comeBack();
  await passSeconds(15);
  expect(server.attempts.slice(3)).toEqual([20, 25, 35]);
});

it('does not retry when the page is hidden', async () => {
  const server = serverThat('unreachable');
  await openWithWaitingVote(server);
  await passSeconds(1);
  showPage('hidden');
  await passSeconds(1);
  expect(server.attempts).toEqual([0]);
});

it('does not retry after the page is closed', async () => {
  const server = serverThat('unreachable');
  const page = await openWithWaitingVote(server);
  page.close();
  window.dispatchEvent(new Event('online'));
  showPage('visible');
  await passSeconds(600);
  expect(server.attempts).toEqual([0]);
});

it('plans no retry when the page is closed while a vote is being sent', async () => {
  const server = serverThat('unreachable');
  const page = await openSite();
  const cast = page.cast(DEMO);
  page.close();
  await cast;
  await passSeconds(600);
  expect(server.attempts).toEqual([0]);
});
