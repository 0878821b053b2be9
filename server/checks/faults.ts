import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { reasonOf } from '../src/errors/operator-error';
import { brokenRevision } from './faults/broken-revision';
import { clockJumps } from './faults/clock-jumps';
import { canMount } from './faults/disk';
import type { Fault } from './faults/fault';
import { fillDisk } from './faults/fill-disk';
import { drawingFlood, loginFlood } from './faults/floods';
import { killPostgres } from './faults/kill-postgres';
import { killOneOfTwo, killServer } from './faults/kill-server';
import { readOnlyDisk } from './faults/read-only-disk';
import { rollingRestart } from './faults/rolling-restart';
import { slowBodies } from './faults/slow-bodies';
import { hangPostgres, stopPostgres, takeConnections } from './faults/stop-postgres';
import { twoMachines } from './faults/two-machines';
import { print } from './print';

/**
 * Causes faults while votes arrive and pages are opened, and checks that no vote is lost or doubled and that no page
 * fails. `npm run test:faults` prints a line for each fault, and ends with exit code 1 when a promise is
 * broken. docs/testing.md#faults
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  'kill-server': killServer,
  'kill-one-of-two': killOneOfTwo,
  'kill-postgres': killPostgres,
  'stop-postgres': stopPostgres,
  'hang-postgres': hangPostgres,
  'take-connections': takeConnections,
  'fill-disk': fillDisk,
  'read-only-disk': readOnlyDisk,
  'slow-bodies': slowBodies,
  'clock-jumps': clockJumps,
  'broken-revision': brokenRevision,
  'login-flood': loginFlood,
  'drawing-flood': drawingFlood,
  'rolling-restart': rollingRestart,
  'two-machines': twoMachines,
};

const startedAt = performance.now();
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    votes: { type: 'string', default: '3000' },
  },
});
const { only = Object.keys(FAULTS) } = values;
const [rounds, votes] = [Number(values.rounds), Number(values.votes)];
const unknown = only.filter((name) => !(name in FAULTS));
if (unknown.length > 0)
  fail(`There is no fault ${unknown.join(', ')}. Faults: ${Object.keys(FAULTS).join(', ')}.`);
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds must be a number from 1.');
if (!Number.isInteger(votes) || votes < 1) fail('--votes must be a number from 1.');

const postgresUrl = process.env.DATABASE_URL ?? '';
const has: Readonly<Record<string, boolean>> = {
  Postgres: postgresUrl !== '',
  root: await canMount(),
  nginx: isInstalled('nginx'),
};
for (const name of only) {
  const { needs = '', check } = FAULTS[name] as Fault;
  const missing = needs.split(' and ').filter((need) => need !== '' && !has[need]);
  if (missing.length > 0) print(`${name}: NOT CHECKED, because it needs ${missing.join(' and ')}.`);
  else await check({ rounds, votes, postgresUrl }).catch((error: unknown) => broken(name, error));
}

print(`${only.length} faults in ${Math.round((performance.now() - startedAt) / 1_000)} s.`);

function broken(name: string, error: unknown): void {
  print(`${name}: BROKEN: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function fail(sentence: string): never {
  print(sentence);
  process.exit(1);
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
