import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { timeVisits } from '../time-visits';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withServer } from './with-servers';

const FLOOD_MS = 4_000;
const ATTACKERS = { count: 40, pauseMs: 50 };

/** Logs in with wrong passwords, from many addresses at once. `npm run bench:logins` measures pages and votes meanwhile. */
export const loginFlood: Fault = {
  check: () =>
    flood(`${ATTACKERS.count} people try passwords`, [401, 503], (url) =>
      fetch(`${url}/api/token`, {
        method: 'POST',
        body: new URLSearchParams({ username: `${randomUUID()}@example.org`, password: 'wrong password' }),
        headers: { 'x-forwarded-for': `10.2.${randomInt(256)}.${randomInt(256)}` },
      }),
    ),
};

/** Opens pages of addresses that nobody has opened before, from a few networks. docs/decisions/0056 */
export const drawingFlood: Fault = {
  check: () =>
    flood(`${ATTACKERS.count} people open invented addresses`, [200, 404], (url) =>
      fetch(`${url}/demo/${randomUUID().slice(0, 8)}`, {
        headers: { 'x-forwarded-for': `10.3.0.${randomInt(4)}` },
      }),
    ),
};

function flood(
  what: string,
  allowed: readonly number[],
  send: (url: string) => Promise<Response>,
): Promise<void> {
  return withServer(({ url }) => {
    const visit = async () => {
      const answer = await send(url);
      await answer.arrayBuffer();
      if (!allowed.includes(answer.status)) throw new Error(`the flood is answered with ${answer.status}`);
    };
    return underTraffic(`${what} for ${FLOOD_MS / 1_000} s`, { urlOf: () => url }, () =>
      timeVisits({ ...ATTACKERS, visit }, wait(FLOOD_MS)),
    );
  });
}
