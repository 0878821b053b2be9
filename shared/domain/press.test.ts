import fc from 'fast-check';
import { isBusy, press, READY, type Press, type PressEvent } from './press';

const isThree = (serial: number) => serial === 3;
const after = (...events: PressEvent[]) =>
  events.reduce<Press>((state, event) => press(state, event, isThree), READY);
const pressed = (serial: number): PressEvent => ({ type: 'pressed', serial });

it('lights the active row, confirms after the highlight, and is ready again when closed', () => {
  expect(after(pressed(3))).toEqual({ phase: 'lit', serial: 3 });
  expect(after(pressed(3), { type: 'elapsed' })).toEqual({ phase: 'confirmed', serial: 3 });
  expect(after(pressed(3), { type: 'elapsed' }, { type: 'closed' })).toEqual(READY);
});

it('refuses any other row until its flash is over, and takes the right one meanwhile', () => {
  expect(after(pressed(5))).toEqual({ phase: 'refused', serial: 5 });
  expect(after(pressed(5), { type: 'elapsed' })).toEqual(READY);
  expect(after(pressed(5), pressed(3))).toEqual({ phase: 'lit', serial: 3 });
});

const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('pressed' as const), serial: fc.integer({ min: 1, max: 20 }) }),
  fc.constant<PressEvent>({ type: 'elapsed' }),
  fc.constant<PressEvent>({ type: 'closed' }),
);

it('casts at most one vote between two ready states, whatever happens in between', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state: Press = READY;
      let votes = 0;
      for (const event of events) {
        const next = press(state, event, isThree);
        if (next.phase === 'ready' && state.phase !== 'ready') votes = 0;
        if (next.phase === 'lit' && next !== state) votes += 1;
        expect(votes).toBeLessThanOrEqual(1);
        if (isBusy(state) && event.type === 'pressed') expect(next).toBe(state);
        state = next;
      }
    }),
  );
});
