import type { Registry } from '@demo-evm/shared/contract';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FLOOD_PER_SECOND, floodEvents } from './event-flood';
import { loadVotesForSeconds } from './load-votes-for-seconds';
import { percentile } from './percentile';
import { print } from './print';
import { cpuSecondsOf, residentMegabytesOf } from './process-use';
import { startServerProcess } from './server-process';

/**
 * Measures what a flood of events of pages, from one address, costs the votes: `npm run bench:events -w server`. Votes
 * are sent in turns without and with the flood, to the same server. The benchmark fails when the flood costs
 * `MOST_COST` of the votes for a second of the server's processor, or when the memory of the server grows by more than
 * `MOST_GROWTH`. The senders run on the same computer and slow down its processors. So the turns without the flood send
 * the same events to another process, which refuses them all.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const TURN_SECONDS = 5;
const MOST_COST = 0.05;
const MOST_GROWTH = 0.1;

interface Turn {
  readonly votesPerSecond: number;
  readonly votesPerCpuSecond: number;
  readonly megabytes: number;
}

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
const server = await startServerProcess({ DATA_DIR: dataDir });
const registry = (await (await fetch(`${server.url}/registry.json`)).json()) as Registry;
const decoy = fork(path.join(import.meta.dirname, 'processes/refuse-all.ts'));
const [decoyPort] = (await once(decoy, 'message')) as [number];
const turns: Record<'alone' | 'flooded', Turn[]> = { alone: [], flooded: [] };

/** Sends votes for one turn, and at the same time the events, to the server or to the decoy. */
async function takeTurn(isFlooded: boolean): Promise<Turn> {
  const cpuBefore = await cpuSecondsOf(server.pid);
  const flood = floodEvents(isFlooded ? server.url : `http://127.0.0.1:${decoyPort}`, registry, TURN_SECONDS);
  const votes = await loadVotesForSeconds(server.url, TURN_SECONDS);
  const answers = await flood;
  const cpuSeconds = (await cpuSecondsOf(server.pid)) - cpuBefore;
  const turn = {
    votesPerSecond: votes / TURN_SECONDS,
    votesPerCpuSecond: votes / cpuSeconds,
    megabytes: await residentMegabytesOf(server.pid),
  };
  const events = `   events: ${answers.accepted} requests accepted, ${answers.refused} refused`;
  print(
    `${isFlooded ? 'with events' : 'votes alone'} ${Math.round(turn.votesPerSecond).toString().padStart(6)}/s ${Math.round(turn.votesPerCpuSecond).toString().padStart(6)} for a CPU second ${Math.round(turn.megabytes).toString().padStart(5)} MB${events}`,
  );
  return turn;
}

/** Prints the part of a processor that the events take while nobody votes. */
async function measureEventsAlone(): Promise<void> {
  const before = await cpuSecondsOf(server.pid);
  await floodEvents(server.url, registry, TURN_SECONDS);
  const share = ((await cpuSecondsOf(server.pid)) - before) / TURN_SECONDS;
  print(`events alone: ${(share * 100).toFixed(1)} % of a processor`);
}

await takeTurn(true); // warms up everything, and is not counted
await measureEventsAlone();
for (let round = 0; round < ROUNDS; round += 1) {
  // The order changes with each round, because the votes become slower as the database grows.
  for (const isFlooded of round % 2 === 0 ? [false, true] : [true, false])
    turns[isFlooded ? 'flooded' : 'alone'].push(await takeTurn(isFlooded));
  await wait(500);
}
decoy.disconnect();
await server.end('SIGTERM');
await fs.rm(dataDir, { recursive: true });

const median = (of: keyof Turn, which: keyof typeof turns) =>
  percentile(
    turns[which].map((turn) => turn[of]),
    0.5,
  );
/** The two turns of a round are compared with each other, because other work can slow down whole rounds. */
const costOf = (of: 'votesPerSecond' | 'votesPerCpuSecond') =>
  percentile(
    turns.alone.flatMap((turn, at) =>
      turns.flooded.slice(at, at + 1).map((flooded) => 1 - flooded[of] / turn[of]),
    ),
    0.5,
  );
const growth = () => {
  const all = turns.alone.flatMap((turn, at) => [turn, ...turns.flooded.slice(at, at + 1)]);
  const half = Math.floor(all.length / 2);
  const megabytes = (part: readonly Turn[]) => Math.max(...part.map((turn) => turn.megabytes));
  return megabytes(all.slice(half)) / megabytes(all.slice(0, half)) - 1;
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
print(
  `Medians: ${Math.round(median('votesPerSecond', 'alone'))} votes/s alone, ${Math.round(median('votesPerSecond', 'flooded'))} with ${FLOOD_PER_SECOND} events/s from one address: median cost of a round ${percent(costOf('votesPerSecond'))}, in processor time of the server ${percent(costOf('votesPerCpuSecond'))}. Memory grew by ${percent(growth())} from the first half to the second.`,
);
if (costOf('votesPerCpuSecond') >= MOST_COST)
  throw new Error(`Events may cost less than ${percent(MOST_COST)}.`);
if (growth() > MOST_GROWTH) throw new Error(`The memory may grow by ${percent(MOST_GROWTH)}.`);
