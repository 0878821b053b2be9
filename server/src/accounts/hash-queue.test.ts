import { createTestServer } from '../testing/test-server';
import { createHashQueue } from './hash-queue';
import { hashesAtOnce, hashPassword } from './passwords';

it('runs two tasks at once, lets three wait in their order, and refuses the others', async () => {
  const queue = createHashQueue({ maxRunning: 2, maxWaiting: 3 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, task) =>
    queue.run(() => {
      started.push(task);
      return new Promise<number>((resolve) => ends.push(() => resolve(task)));
    }),
  );
  expect(queue.isFull()).toBe(true);
  await expect(tasks[5]).rejects.toMatchObject({ statusCode: 503 });
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await tasks[ended];
    expect(queue.isFull()).toBe(false);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(tasks.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
});

it('runs later tasks after tasks that fail', async () => {
  const queue = createHashQueue({ maxRunning: 1, maxWaiting: 1 });
  const fail = () => Promise.reject(new Error('no memory'));
  const results = await Promise.allSettled([queue.run(fail), queue.run(fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
});

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('with %i processors, hashes %i at once', (processors, atOnce) => {
  expect(hashesAtOnce(processors)).toBe(atOnce);
});

it('refuses a login of a flood before it is counted and before its body is read', async () => {
  const server = await createTestServer();
  const call = { method: 'POST', url: '/api/token', remoteAddress: '10.8.1.1' };
  const hashes = Array.from({ length: 22 }, () => hashPassword('any password').catch(() => undefined));
  const type = { 'content-type': 'text/unknown' };
  for (let time = 0; time < 30; time += 1) {
    const { statusCode, headers } = await server.request({ ...call, headers: type, payload: 'x' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  }
  await Promise.all(hashes);
  expect((await server.request({ ...call, headers: type, payload: 'x' })).statusCode).toBe(415);
  await server.drop();
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
