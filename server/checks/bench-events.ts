import type { Registry } from '@demo-evm/shared/contract';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FLOOD_PER_SECOND, floodEvents } from './event-flood';
import { loadVotesForSeconds } from './load-votes-for-seconds';
import { percentile } from './percentile';
import { print } from './print';
import { cpuSecondsOf, residentMegabytesOf } from './process-use';
import { startServerProcess } from './server-process';

/**
 * Measures what a flood of events of pages, from one address, costs the votes: `npm run bench:events -w server`. Votes
 * are sent in turns without and with the flood, to the same server. The turns are short, and each is compared with its
 * neighbour, because the speed of the votes changes from minute to minute. The benchmark fails when the flood costs
 * `MOST_COST` of the votes for a second of the server's processor, or when a flood alone lets the memory of the server
 * grow by more than `MOST_GROWTH`. The senders run on the same computer and slow down its processors. So the turns
 * without the flood send the same events to another process, which refuses them all.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const TURN_SECONDS = 2;
/** The flood without votes takes this many turns before the first measurement of the memory, and between the two. */
const TURNS_ALONE = 10;
const MOST_COST = 0.05;
const MOST_GROWTH = 0.1;

interface Turn {
  readonly votesPerSecond: number;
  readonly votesPerCpuSecond: number;
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
  };
  const events = `   events: ${answers.accepted} requests accepted, ${answers.refused} refused`;
  print(
    `${isFlooded ? 'with events' : 'votes alone'} ${Math.round(turn.votesPerSecond).toString().padStart(6)}/s ${Math.round(turn.votesPerCpuSecond).toString().padStart(6)} for a CPU second${events}`,
  );
  return turn;
}

/** Sends the flood while nobody votes. @returns the part of a processor that it takes in each turn */
async function floodAlone(): Promise<number[]> {
  const shares: number[] = [];
  for (let turn = 0; turn < TURNS_ALONE; turn += 1) {
    const before = await cpuSecondsOf(server.pid);
    await floodEvents(server.url, registry, TURN_SECONDS);
    shares.push(((await cpuSecondsOf(server.pid)) - before) / TURN_SECONDS);
  }
  return shares;
}

await takeTurn(true); // warms up everything, and is not counted
await floodAlone();
const megabytesBefore = await residentMegabytesOf(server.pid);
const share = percentile(await floodAlone(), 0.5);
const megabytesAfter = await residentMegabytesOf(server.pid);
const growth = megabytesAfter / megabytesBefore - 1;
print(
  `Events alone: ${percent(share)} of a processor. ${FLOOD_PER_SECOND * TURN_SECONDS * TURNS_ALONE} events: ${Math.round(megabytesBefore)} MB before, ${Math.round(megabytesAfter)} MB afterwards.`,
);
for (let round = 0; round < ROUNDS; round += 1) {
  // The order changes with each round, because the votes become slower as the database grows.
  for (const isFlooded of round % 2 === 0 ? [false, true] : [true, false])
    turns[isFlooded ? 'flooded' : 'alone'].push(await takeTurn(isFlooded));
}
decoy.disconnect();
await server.end('SIGTERM');
await fs.rm(dataDir, { recursive: true });

type Measure = keyof Turn;

const median = (of: Measure, which: keyof typeof turns) =>
  percentile(
    turns[which].map((turn) => turn[of]),
    0.5,
  );

/** The two turns of a round are compared with each other, because other work can slow down whole rounds. */
const costsOf = (of: Measure) =>
  turns.alone.flatMap((turn, at) =>
    turns.flooded.slice(at, at + 1).map((flooded) => 1 - flooded[of] / turn[of]),
  );

/** The median of all rounds, and the two values between which the true median lies with a probability of 95 %. */
function describe(costs: readonly number[]): string {
  const reach = 0.98 / Math.sqrt(costs.length);
  const [least, most] = [0.5 - reach, 0.5 + reach].map((at) => percentile(costs, Math.max(0, at)));
  return `${percent(percentile(costs, 0.5))} (${percent(least ?? 0)} to ${percent(most ?? 0)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

print(
  `Medians: ${Math.round(median('votesPerSecond', 'alone'))} votes/s alone, ${Math.round(median('votesPerSecond', 'flooded'))} with ${FLOOD_PER_SECOND} events/s from one address. Median cost of ${ROUNDS} rounds, with its 95 % interval: ${describe(costsOf('votesPerSecond'))} of the votes, ${describe(costsOf('votesPerCpuSecond'))} of the votes for a second of the server's processor.`,
);
if (percentile(costsOf('votesPerCpuSecond'), 0.5) >= MOST_COST)
  throw new Error(`Events may cost less than ${percent(MOST_COST)}.`);
if (growth > MOST_GROWTH) throw new Error(`The memory may grow by ${percent(MOST_GROWTH)}.`);
