import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lowerPriority } from '../../src/threads/lower-priority';
import { timeVisits } from '../time-visits';

/**
 * People who log in with wrong passwords, again and again: `flood-logins.ts <url> <people> <pause in ms>`. After each
 * message of the parent process they begin, or end; then the parent gets the milliseconds that each attempt took. They
 * stand for other computers, so this process takes processor time only where the visitors leave some.
 */
const [, , url = '', people, pauseMs] = process.argv;
lowerPriority();

async function logIn(): Promise<void> {
  const answer = await fetch(`${url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: `${randomUUID()}@example.org`, password: 'wrong password' }),
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  });
  await answer.arrayBuffer();
  if (![401, 503].includes(answer.status)) throw new Error(`A login is answered with ${answer.status}.`);
}

process.once('disconnect', () => process.exit());
process.send?.([]);
for (;;) {
  await once(process, 'message');
  const attempts = { count: Number(people), pauseMs: Number(pauseMs), visit: logIn };
  process.send?.(await timeVisits(attempts, once(process, 'message')));
}
