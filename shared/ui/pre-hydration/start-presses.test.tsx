import { HIGHLIGHT_MS } from '@demo-evm/shared/domain';
import { renderToString } from 'react-dom/server';
import { keptPresses } from './kept-presses';
import { EarlyPage, pass, row, user } from './testing/early-page';
import { startPresses, type EarlyPresses, type PressFollower } from './start-presses';

let opened: EarlyPresses | undefined;

/** Opens a page on which only the first part of the page's script has arrived. */
function openPage() {
  document.body.innerHTML = `<div id="root" data-drawn="/">${renderToString(<EarlyPage />)}</div>`;
  return (opened = startPresses(document.body.firstElementChild as HTMLElement));
}

/** A follower that writes down what it is told. */
function createFollower() {
  const told: unknown[] = [];
  const follower: PressFollower = {
    onState: () => void told.push('state'),
    onCue: (cue) => void told.push(cue),
    onButton: ({ textContent }) => void told.push(textContent),
    onChoice: ({ value }) => void told.push(value),
  };
  return { told, follower };
}

const lookOf = (serial: number) => row(serial).closest('tr')?.dataset.look;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  opened?.follow(createFollower().follower); // the page then keeps no votes for the next test
  jest.useRealTimers();
});

it('lights the lamp before the rest of the script arrives, and the machine then looks ready again', async () => {
  openPage();
  await user.click(row(2));
  expect(lookOf(2)).toBe('lit');
  await pass(HIGHLIGHT_MS);
  expect(lookOf(2)).toBeUndefined();
  await user.click(row(1));
  expect(lookOf(1)).toBe('refused');
});

it('tells its follower everything that happened before, once and in order', async () => {
  const presses = openPage();
  await user.click(row(2));
  await user.click(document.querySelectorAll('button')[0] as HTMLElement);
  await user.selectOptions(document.querySelector('select') as HTMLElement, 'hi');
  const { told, follower } = createFollower();
  presses.follow(follower);
  expect(told).toEqual(['vote', 'Share', 'hi']);
  await pass(HIGHLIGHT_MS);
  expect(told).toEqual(['vote', 'Share', 'hi', 'state', 'confirmation']);
});

it('leaves the drawing of the machine to its follower', async () => {
  const presses = openPage();
  const { told, follower } = createFollower();
  presses.follow(follower);
  await user.click(row(2));
  expect(lookOf(2)).toBeUndefined();
  expect(told).toEqual(['state', 'vote']);
});

it('no longer listens to the page when the App does', async () => {
  const presses = openPage();
  const { told, follower } = createFollower();
  presses.follow(follower);
  presses.stop();
  await user.click(row(2));
  await user.click(document.querySelectorAll('button')[0] as HTMLElement);
  expect(told).toEqual([]);
  expect(presses.machine?.presser.getState().phase).toBe('ready');
});

it('keeps the votes of a page that is left before its follower came, once, and no others', async () => {
  const presses = openPage();
  window.dispatchEvent(new Event('pagehide'));
  expect(keptPresses.all()).toEqual([]);
  await user.click(row(2));
  await user.click(row(1));
  window.dispatchEvent(new Event('pagehide'));
  const asha = { kind: 'machine', id: 'asha' };
  expect(keptPresses.all()).toEqual([[asha, { kind: 'constituency', vidhansabha: 'Nagar' }]]);
  keptPresses.forget(() => true);
  presses.follow(createFollower().follower);
  window.dispatchEvent(new Event('pagehide'));
  expect(keptPresses.all()).toEqual([]);
});

it.each([
  ['lays out the machine behind the skeleton', '<div id="skeleton"></div>', 1],
  ['has nothing to do when the machine is shown already', '', 0],
])('%s when the browser is idle, and not before', (_, skeleton, times) => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  openPage();
  document.body.insertAdjacentHTML('beforeend', skeleton);
  expect(measure).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect(measure).toHaveBeenCalledTimes(times);
  expect(document.getElementById('root')?.dataset.idle).toBe(times ? '' : undefined);
  document.getElementById('skeleton')?.remove();
  measure.mockRestore();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
