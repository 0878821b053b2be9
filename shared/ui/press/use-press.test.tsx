import { act, render, screen, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import type { PressCue } from '@demo-evm/shared/domain';
import { usePress } from './use-press';

interface ProbeProps {
  readonly onCue: (cue: PressCue) => void;
}

/** A machine with five rows. The third row is active. */
function Probe({ onCue }: ProbeProps) {
  const { state, pressRow, closeConfirmation } = usePress({ isActive: (serial) => serial === 3, onCue });
  return (
    <>
      {[1, 2, 3, 4, 5].map((serial) => (
        <button key={serial} onClick={() => pressRow(serial)}>
          {state.phase !== 'ready' && state.serial === serial ? state.phase : serial}
        </button>
      ))}
      {state.phase === 'confirmed' && (
        <dialog open>
          <button onClick={closeConfirmation}>close</button>
        </dialog>
      )}
    </>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const actions = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), row: fc.nat(4) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(3000) }) },
    { weight: 2, arbitrary: fc.constant({ do: 'close' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'leave' as const }) },
  ),
  { maxLength: 40, size: 'max' },
);

it('has at most one lit row and one open dialog at a time, and one dialog for each vote', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      const cues: PressCue[] = [];
      const open = () => render(<Probe onCue={(cue) => cues.push(cue)} />);
      let view = open();
      for (const action of sequence) {
        if (action.do === 'press') {
          const button = view.container.querySelectorAll('button')[action.row];
          if (button) for (let click = 0; click < 3; click += 1) fireEvent.click(button);
        } else if (action.do === 'wait') act(() => jest.advanceTimersByTime(action.ms));
        else if (action.do === 'close')
          screen.queryAllByText('close').forEach((button) => fireEvent.click(button));
        else {
          view.unmount();
          view = open();
        }
        expect(screen.queryAllByText('lit').length).toBeLessThanOrEqual(1);
        expect(screen.queryAllByText(/lit|refused|confirmed/).length).toBeLessThanOrEqual(1);
        expect(view.container.querySelectorAll('dialog').length).toBeLessThanOrEqual(1);
      }
      view.unmount();
      act(() => jest.advanceTimersByTime(10_000));
      const order = cues.filter((cue) => cue !== 'refusal').join(' ');
      expect(order).not.toMatch(/vote vote|confirmation confirmation|silence confirmation/);
      expect(cues.at(-1)).toBe('silence');
    }),
    { numRuns: 60 },
  );
});
