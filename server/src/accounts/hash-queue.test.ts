import { createTestServer } from '../testing/test-server';
import { createHashQueue } from './hash-queue';

it('runs two tasks at once, lets three wait in their order, and refuses the others', async () => {
  const inQueue = createHashQueue({ maxRunning: 2, maxWaiting: 3 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, task) =>
    inQueue(() => {
      started.push(task);
      return new Promise<number>((resolve) => ends.push(() => resolve(task)));
    }),
  );
  await expect(tasks[5]).rejects.toMatchObject({ statusCode: 503 });
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await tasks[ended];
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(tasks.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
});

it('runs later tasks after tasks that fail', async () => {
  const inQueue = createHashQueue({ maxRunning: 1, maxWaiting: 1 });
  const fail = () => Promise.reject(new Error('no memory'));
  const results = await Promise.allSettled([inQueue(fail), inQueue(fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await inQueue(() => Promise.resolve('done'))).toBe('done');
});

it('answers 503 with Retry-After to the logins of a flood for which there is no room', async () => {
  const server = await createTestServer();
  const logIn = (visitor: number) =>
    server.request({
      method: 'POST',
      url: '/api/token',
      remoteAddress: `10.8.0.${visitor}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=visitor${visitor}%40example.org&password=wrong`,
    });
  const answers = await Promise.all(Array.from({ length: 80 }, (_, visitor) => logIn(visitor)));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  expect(refused?.json()).toEqual({ detail: 'The server is busy. Try again later.' });
  expect(refused?.headers['retry-after']).toBe('1');
  await server.drop();
});
