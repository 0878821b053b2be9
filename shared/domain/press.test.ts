import fc from 'fast-check';
import { HIGHLIGHT_MS, press, READY, type Press, type PressCue, type PressEnd } from './press';

/** Runs a voting machine on a simulated clock. A timer fires even when its state has already ended. */
function runMachine(isActive: (serial: number) => boolean, end?: PressEnd) {
  let state: Press = READY;
  let now = 0;
  let timers: { at: number; since: Press }[] = [];
  const cues: PressCue[] = [];
  const send = (event: Parameters<typeof press>[1]) => {
    const step = press(state, event, isActive, end);
    if (step.state !== state && ['lit', 'refused'].includes(step.state.phase)) {
      timers.push({ at: now + HIGHLIGHT_MS, since: step.state });
    }
    state = step.state;
    if (step.cue) cues.push(step.cue);
  };
  return {
    cues,
    state: () => state,
    press: (serial: number) => send({ type: 'pressed', serial }),
    close: () => send({ type: 'closed' }),
    leave: () => send({ type: 'left' }),
    wait(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = due.at;
        send({ type: 'elapsed', since: due.since });
      }
      now = until;
    },
  };
}

const isThree = (serial: number) => serial === 3;

it('lights the active row, confirms 2 s later, and is ready again when closed', () => {
  const machine = runMachine(isThree);
  machine.press(3);
  machine.wait(1999);
  expect(machine.state()).toEqual({ phase: 'lit', serial: 3 });
  machine.wait(1);
  expect(machine.state()).toEqual({ phase: 'confirmed', serial: 3 });
  machine.close();
  expect(machine.state()).toBe(READY);
  expect(machine.cues).toEqual(['vote', 'confirmation', 'silence']);
});

it('is ready again 2 s after a vote where there is no confirmation', () => {
  const machine = runMachine(isThree, 'ready');
  machine.press(3);
  machine.press(3);
  machine.wait(2000);
  expect(machine.state()).toBe(READY);
  machine.press(3);
  expect(machine.cues).toEqual(['vote', 'vote']);
});

it('refuses any other row for 2 s, and accepts the right one meanwhile', () => {
  const machine = runMachine(isThree);
  machine.press(5);
  expect(machine.state()).toEqual({ phase: 'refused', serial: 5 });
  machine.wait(2000);
  expect(machine.state()).toBe(READY);
  machine.press(6);
  machine.press(3);
  expect(machine.cues).toEqual(['refusal', 'refusal', 'vote']);
});

it('flashes until 2 s after the last of several wrong presses', () => {
  const machine = runMachine(isThree);
  machine.press(5);
  machine.wait(1500);
  machine.press(5);
  machine.wait(1500);
  expect(machine.state()).toEqual({ phase: 'refused', serial: 5 });
  machine.wait(500);
  expect(machine.state()).toBe(READY);
});

it('never confirms after the page was left', () => {
  const machine = runMachine(isThree);
  machine.press(3);
  machine.leave();
  machine.wait(10_000);
  expect(machine.cues).toEqual(['vote', 'silence']);
});

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('press' as const), serial: fc.integer({ min: 1, max: 5 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 4000 }) }),
    },
    { weight: 2, arbitrary: fc.constant({ do: 'close' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'leave' as const }) },
  ),
  { maxLength: 80, size: 'max' },
);

it('casts one vote for each lit lamp and opens one confirmation for each vote, in any order of events', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const machine = runMachine(isThree);
      for (const step of sequence) {
        const before = machine.state();
        const cuesBefore = machine.cues.length;
        if (step.do === 'press') machine.press(step.serial);
        else if (step.do === 'wait') machine.wait(step.ms);
        else if (step.do === 'close') machine.close();
        else machine.leave();
        const after = machine.state();
        const cues = machine.cues.slice(cuesBefore);
        // A vote is cast exactly when the lamp goes on, and a busy machine ignores presses.
        const wasBusy = ['lit', 'confirmed'].includes(before.phase);
        expect(cues.includes('vote')).toBe(after.phase === 'lit' && before.phase !== 'lit');
        if (cues.includes('vote')) expect([step.do, wasBusy]).toEqual(['press', false]);
        if (step.do === 'press' && wasBusy) expect(after).toBe(before);
      }
      // If all `refusal` cues are removed, a `vote` never directly follows a `vote`, and a `confirmation` never
      // directly follows a `confirmation` or a `silence`.
      const kinds = machine.cues.filter((cue) => cue !== 'refusal').join(' ');
      expect(kinds).not.toMatch(/vote vote|confirmation confirmation|silence confirmation/);
    }),
    { numRuns: 500 },
  );
});
