import { print } from './print';
import { countOf, type Voters } from './voters';

/** Checks that at least the acknowledged votes are counted, and at most the votes that were sent. */
export async function checkBounds(round: string, url: string, { sent, acknowledged }: Voters): Promise<void> {
  const known = acknowledged.size;
  const count = await countOf(url, 'demo');
  print(`${round}: acknowledged ${known}, counted ${count}, sent ${sent.size}`);
  if (count < known) throw new Error(`${known - count} acknowledged votes are lost.`);
  if (count > sent.size) throw new Error(`${count - sent.size} votes are counted twice.`);
}

/** Sends every vote again, and checks that each vote is counted exactly once. */
export async function checkExact(what: string, url: string, voters: Voters): Promise<void> {
  await voters.settle(() => url);
  const count = await countOf(url, 'demo');
  print(
    `${what}: ${voters.sent.size} votes sent, all of them again, ${count} counted: none lost, none counted twice\n`,
  );
  if (count !== voters.sent.size)
    throw new Error(`${voters.sent.size} votes were sent, ${count} are counted.`);
}
