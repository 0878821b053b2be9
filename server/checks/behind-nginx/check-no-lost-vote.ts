import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { countOf, createVoters } from '../voters';
import type { SiteBehindNginx } from './site-behind-nginx';

/** Ends one of two processes while votes arrive, and checks that each vote is counted exactly once. */
export async function checkNoLostVote({ site, servers }: SiteBehindNginx): Promise<void> {
  const voters = createVoters('demo');
  // Four voters vote at the same time. nginx sees one address for all of them, so each voter pauses 20 ms between two
  // votes. This keeps the address below the rate limit.
  const voting = voters.vote(() => site, { atOnce: 4, pauseMs: 20 });
  await wait(500);
  await servers[1].end('SIGTERM');
  const enough = voters.acknowledged.size + 20; // the server that still runs must acknowledge 20 more votes
  for (let time = 0; time < 500 && voters.acknowledged.size < enough; time += 1) await wait(20);
  await voting.stop();
  assert(
    voters.acknowledged.size >= enough,
    'votes are no longer acknowledged after one of two processes ended',
  );
  await voters.settle(() => servers[0].url, [...voters.sent]);
  assert.equal(await countOf(site, 'demo'), voters.sent.size);
  process.stdout.write(`    ${voters.sent.size} votes sent and counted\n`);
}
