import { isBusy, isTimed, press, READY, type Press, type PressCue, type PressEvent } from './press';

/** These tests cover every transition of a machine whose candidate is in row 3. Behaviour: A press. */

const LIT: Press = { phase: 'lit', serial: 3 };
const REFUSED: Press = { phase: 'refused', serial: 5 };
const CONFIRMED: Press = { phase: 'confirmed', serial: 3 };

const RIGHT_ROW: PressEvent = { type: 'pressed', serial: 3 };
const WRONG_ROW: PressEvent = { type: 'pressed', serial: 5 };
const CLOSED: PressEvent = { type: 'closed' };
const LEFT: PressEvent = { type: 'left' };
const elapsed = (since: Press): PressEvent => ({ type: 'elapsed', since });

const isThree = (serial: number) => serial === 3;

it('a machine is ready at first', () => expect(READY).toEqual({ phase: 'ready' }));

it.each<[Press, PressEvent, Press, PressCue | null]>([
  [READY, RIGHT_ROW, LIT, 'vote'],
  [READY, WRONG_ROW, REFUSED, 'refusal'],
  [READY, LEFT, READY, 'silence'],
  [LIT, elapsed(LIT), CONFIRMED, 'confirmation'],
  [LIT, LEFT, READY, 'silence'],
  [REFUSED, RIGHT_ROW, LIT, 'vote'],
  [REFUSED, WRONG_ROW, REFUSED, 'refusal'],
  [REFUSED, elapsed(REFUSED), READY, null],
  [REFUSED, LEFT, READY, 'silence'],
  [CONFIRMED, CLOSED, READY, 'silence'],
  [CONFIRMED, LEFT, READY, 'silence'],
])('%j on %j becomes %j, with the cue %p', (state, event, next, cue) => {
  expect(press(state, event, isThree)).toEqual({ state: next, cue });
});

it.each([
  [READY, CLOSED],
  [READY, elapsed(READY)],
  [LIT, RIGHT_ROW],
  [LIT, WRONG_ROW],
  [LIT, CLOSED],
  [REFUSED, CLOSED],
  [CONFIRMED, RIGHT_ROW],
  [CONFIRMED, WRONG_ROW],
  [CONFIRMED, elapsed(CONFIRMED)],
])('%j stays as it is on %j', (state, event) => {
  const step = press(state, event, isThree);
  expect(step.state).toBe(state);
  expect(step.cue).toBeNull();
});

it.each([READY, LIT, REFUSED, CONFIRMED])('%j ignores the timer of an older state', (state) => {
  for (const older of [READY, LIT, REFUSED, CONFIRMED]) {
    const step = press(state, elapsed({ ...older }), isThree);
    expect([step.state, step.cue]).toEqual([state, null]);
  }
});

it('each press of a wrong row restarts its flash', () => {
  expect(press(REFUSED, WRONG_ROW, isThree).state).not.toBe(REFUSED);
});

it('a machine without a confirmation is ready again when the lamp goes out', () => {
  expect(press(LIT, elapsed(LIT), isThree, 'ready')).toEqual({ state: READY, cue: null });
});

it('a machine is busy from a vote until the confirmation is closed', () => {
  expect([READY, REFUSED, LIT, CONFIRMED].map(isBusy)).toEqual([false, false, true, true]);
});

it('a state has a time limit only while a lamp is lit or flashes', () => {
  expect([READY, REFUSED, LIT, CONFIRMED].map(isTimed)).toEqual([false, true, true, false]);
});
