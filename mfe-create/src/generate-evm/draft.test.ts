import fc from 'fast-check';
import { editDraft, EMPTY_DRAFT, MAX_CANDIDATES, type Draft, type DraftEvent } from './draft';
import { machineOf } from './machine-of-draft';

const draftOf = (...events: DraftEvent[]) => events.reduce(editDraft, EMPTY_DRAFT);
const keys = ({ candidates }: Draft) => candidates.map(({ key }) => key);
const added = { type: 'added' } as const;
const removed = (key: number) => ({ type: 'removed', key }) as const;

it('a new draft is a white machine of one candidate, and is complete with a title and every name', () => {
  const titled = draftOf({ type: 'titled', title: ' Class monitor ' });
  expect(machineOf(titled)).toBeNull();
  const complete = editDraft(titled, { type: 'named', key: 0, name: '\tआशा 🎈 ' });
  expect(machineOf(complete)).toEqual({
    title: 'Class monitor',
    themeColor: '#ffffff',
    candidates: [{ name: 'आशा 🎈', votes: 0 }],
  });
  expect(machineOf(editDraft(complete, added))).toBeNull();
  expect(machineOf(editDraft(complete, { type: 'titled', title: ' \u00a0\u3000' }))).toBeNull();
});

it('a machine is white when the colour of its draft is not a six-digit colour', () => {
  const draft = draftOf(
    { type: 'titled', title: 'x' },
    { type: 'named', key: 0, name: 'A' },
    { type: 'coloured', color: 'url(//evil)' },
  );
  expect(machineOf(draft)?.themeColor).toBe('#ffffff');
});

it('the focus moves to a new name, and after a removal to the candidate who takes the place', () => {
  const three = draftOf(added, added);
  expect(three.focus).toEqual({ key: 2, on: 'name' });
  expect(editDraft(three, removed(1)).focus).toEqual({ key: 2, on: 'remove' });
  expect(editDraft(three, removed(2)).focus).toEqual({ key: 1, on: 'remove' });
  expect(draftOf(added, removed(0)).focus).toEqual({ key: 1, on: 'name' });
});

const events = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('added' as const) }),
    fc.record({ type: fc.constant('removed' as const), key: fc.nat(20) }),
  ),
  { maxLength: 60, size: 'max' },
);

it('in any order of events, a draft has 1 to 16 candidates with different keys, and no focus on a removed one', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      for (let draft = EMPTY_DRAFT, at = 0; at < sequence.length; at += 1) {
        const event = sequence[at];
        if (event) draft = editDraft(draft, event);
        expect(draft.candidates.length).toBeGreaterThanOrEqual(1);
        expect(draft.candidates.length).toBeLessThanOrEqual(MAX_CANDIDATES);
        expect(new Set(keys(draft)).size).toBe(draft.candidates.length);
        if (draft.focus) expect(keys(draft)).toContain(draft.focus.key);
      }
    }),
  );
});
