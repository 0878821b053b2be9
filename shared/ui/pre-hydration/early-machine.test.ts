import 'fake-indexeddb/auto';
import { createVoteSender } from '@demo-evm/shared/api';
import { PAGE_DATA_ID } from '@demo-evm/shared/contract';
import { createVoteLog, createVoteQueue } from '@demo-evm/shared/votes';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { earlyVoteAttributes, sentencesOf } from '../ballot-unit/early-vote';
import { runEarlyMachine } from './early-machine';
import { keptPresses } from './kept-presses';
import { startPresses } from './start-presses';

const BASES = { evm: '/api/evm', stat: '/api', counter: '/fn/count' };
/** The paths of the two requests of a vote. */
const [ASHA, NAGAR] = ['/api/evm/evm/increment_count/asha', BASES.counter];
const DEMO = '/api/evm/evm/increment_count/demo';

/** The paths of the requests that reached the server. The server counts each of them. */
const arrived: string[] = [];
let isReachable: (path: string) => boolean;

/** Runs a server-rendered machine with one row, which can be voted for. */
function openMachine(loadSlip = () => undefined) {
  const data = { config: { bases: BASES, voteIds: true } };
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  const row = document.createElement('tr');
  const targets = [
    { kind: 'machine', id: 'asha' },
    { kind: 'constituency', vidhansabha: 'Nagar' },
  ] as const;
  const attributes = earlyVoteAttributes({ targets, sentences: sentencesOf((fate) => fate) }, 'Red light');
  row.dataset.vote = attributes['data-vote'];
  const root = document.createElement('div');
  root.innerHTML = '<section data-refusal="" data-end="ready"><table><tbody></tbody></table></section>';
  root.querySelector('tbody')?.append(row);
  const { machine, sounds, follow } = startPresses(root);
  if (!machine) throw new Error('There is no machine.');
  const early = runEarlyMachine(machine, sounds, { loadSlip, sayWaiting: () => undefined });
  follow({ ...early, onButton: () => undefined, onChoice: () => undefined });
  return { ...early, press: machine.press };
}

/** Defines `navigator.locks`, which jsdom does not have. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Waits until all running attempts to send votes are over. */
async function attemptsAreOver() {
  await navigator.locks.request('', () => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the first attempt to send votes has begun, and until it is over. */
async function firstAttemptsAreOver() {
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await attemptsAreOver();
}

const comeOnline = () => window.dispatchEvent(new Event('online'));
const arrivedAre = (...paths: string[]) => waitFor(() => expect(arrived).toEqual(paths));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  giveLocks();
  arrived.length = 0;
  isReachable = () => true;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = (url as string).replace(/\?.*/, '');
    if (!isReachable(path)) return Promise.reject(new TypeError('Failed to fetch'));
    arrived.push(path);
    return Promise.resolve(Response.json({ demo_voting_count: 1, count: 1 }));
  });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('says that a vote is being sent, until its answer arrives', async () => {
  const { press, isSending } = openMachine();
  expect(isSending()).toBe(false);
  press(1);
  expect(isSending()).toBe(true);
  await waitFor(() => expect(isSending()).toBe(false));
  expect(arrived).toEqual([ASHA, NAGAR]);
});

it('sends the votes of an earlier page whose script did not arrive', async () => {
  keptPresses.keep([[{ kind: 'machine', id: 'demo' }], [{ kind: 'machine', id: 'demo' }]]);
  openMachine();
  await arrivedAre(DEMO, DEMO);
  openMachine();
  await attemptsAreOver();
  expect(arrived).toEqual([DEMO, DEMO]);
});

it('loads the slip a moment after the vote has left, and not before', async () => {
  let leftAt = Infinity;
  isReachable = (path) => {
    if (path === ASHA) leftAt = performance.now();
    return true;
  };
  const pauses: number[] = [];
  const { press } = openMachine(() => void pauses.push(performance.now() - leftAt));
  press(1);
  expect(pauses).toEqual([]);
  // The second call is for a vote that cannot leave. It comes in any case.
  await waitFor(() => expect(pauses).toHaveLength(2));
  expect(pauses[0]).toBeGreaterThan(95);
});

it('keeps sending a waiting vote after the shell has rendered a page that takes no queue', async () => {
  isReachable = () => false;
  const early = openMachine();
  early.press(1);
  await firstAttemptsAreOver();
  await waitFor(() => expect(early.isSending()).toBe(false)); // it waits for the next attempt
  early.stop();
  await attemptsAreOver();
  isReachable = () => true;
  comeOnline();
  await arrivedAre(ASHA, NAGAR);
});

it('keeps sending until the second request of a vote is counted too', async () => {
  isReachable = (path) => path === ASHA;
  const early = openMachine();
  early.press(1);
  early.stop();
  await firstAttemptsAreOver();
  expect(arrived).toEqual([ASHA]);
  isReachable = () => true;
  comeOnline();
  await arrivedAre(ASHA, NAGAR);
});

it('sends a vote once beside the queue of another release’s App', async () => {
  isReachable = () => false;
  const early = openMachine();
  early.press(1);
  await firstAttemptsAreOver();
  const other = createVoteQueue({
    voteLog: createVoteLog(),
    send: createVoteSender(BASES, true),
    voteIds: true,
  });
  early.stop();
  const leave = other.start();
  await attemptsAreOver();
  isReachable = () => true;
  comeOnline();
  await arrivedAre(ASHA, NAGAR);
  await attemptsAreOver();
  leave();
  expect(arrived).toEqual([ASHA, NAGAR]);
});

it('does not end the sending of the App that takes the queue after a loading page', async () => {
  const early = openMachine();
  early.press(1);
  early.stop();
  const queue = early.queue();
  const leave = queue.start();
  await arrivedAre(ASHA, NAGAR);
  await attemptsAreOver();
  isReachable = () => false;
  await queue.cast({ kind: 'machine', id: 'demo' });
  isReachable = () => true;
  comeOnline();
  await arrivedAre(ASHA, NAGAR, DEMO);
  await attemptsAreOver();
  leave();
});

it('sends a vote whose press came before the data of the page, as on a slow network', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const machine = openMachine();
  const block = document.getElementById(PAGE_DATA_ID) as HTMLElement;
  const whole = block.textContent;
  block.textContent = whole.slice(0, 20);
  machine.press(1);
  expect(machine.presser.getState()).toEqual({ phase: 'lit', serial: 1 });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(arrived).toEqual([]);
  block.textContent = whole;
  readyState.mockReturnValue('interactive');
  await arrivedAre(ASHA, NAGAR);
});

it('loads the slip of a vote that cannot leave, too', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => undefined)); // another tab has the lock
  const loadSlip = jest.fn(() => undefined);
  const { press } = openMachine(loadSlip);
  press(1);
  await waitFor(() => expect(loadSlip).toHaveBeenCalled());
  expect(arrived).toEqual([]);
});
