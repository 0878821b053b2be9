import autocannon from 'autocannon';
import { randomInt, randomUUID } from 'node:crypto';
import { CALLERS } from './bench-settings';

/** Casts as many votes as the server takes, from many addresses, and gives how many the server has acknowledged. */
export async function loadVotesForSeconds(url: string, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CALLERS,
    duration,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          path: `/api/evm/evm/increment_count/demo?rid=${randomUUID()}`,
          headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
        }),
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} votes were not acknowledged.`);
  return result['2xx'];
}
