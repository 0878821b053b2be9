import { MAX_CANDIDATES } from '@demo-evm/shared/domain';
import fc from 'fast-check';
import { EMPTY_DRAFT, type Draft } from './draft';
import { editDraft, type DraftEvent } from './edit-draft';
import { machineOf } from './machine-of-draft';

const draftOf = (...events: DraftEvent[]) => events.reduce(editDraft, EMPTY_DRAFT);
const keys = ({ candidates }: Draft) => candidates.map(({ key }) => key);
const added = { type: 'added' } as const;
const removed = (key: number) => ({ type: 'removed', key }) as const;

it('a new draft is a white machine of one candidate, and is complete with a title and every name', () => {
  const titled = draftOf({ type: 'titled', title: ' Class monitor ' });
  expect(machineOf(titled, 'mr')).toBeNull();
  const complete = editDraft(titled, { type: 'named', key: 0, name: '\tआशा 🎈 ' });
  expect(machineOf(complete, 'mr')).toEqual({
    title: 'Class monitor',
    themeColor: '#ffffff',
    lang: 'mr',
    candidates: [{ name: 'आशा 🎈', votes: 0 }],
  });
  expect(machineOf(editDraft(complete, added), 'mr')).toBeNull();
  expect(machineOf(editDraft(complete, { type: 'titled', title: ' \u00a0\u3164\u200b' }), 'mr')).toBeNull();
});

it('a machine is white when the colour of its draft is not a six-digit colour', () => {
  const draft = draftOf(
    { type: 'titled', title: 'x' },
    { type: 'named', key: 0, name: 'A' },
    { type: 'coloured', color: 'url(//evil)' },
  );
  expect(machineOf(draft, 'mr')?.themeColor).toBe('#ffffff');
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

describe('a pasted list', () => {
  const paste = (draft: Draft, key: number, ...names: string[]) =>
    editDraft(draft, { type: 'pasted', key, names });
  const rows = ({ candidates }: Draft) =>
    candidates.map(({ name, symbol }) => [name, symbol].join(' ').trim());

  it('fills blank rows, which keep their symbols, and moves rows with a name down', () => {
    const draft = draftOf(
      added,
      added,
      { type: 'marked', key: 0, mark: { symbol: 'fish' } },
      { type: 'marked', key: 1, mark: { symbol: 'bee' } },
      { type: 'named', key: 2, name: 'Noor' },
    );
    expect(rows(paste(draft, 0, 'Asha', 'Ravi', 'Meera'))).toEqual([
      'Asha fish',
      'Ravi bee',
      'Meera',
      'Noor',
    ]);
    expect(rows(paste(draft, 2, 'Asha', 'Ravi'))).toEqual(['fish', 'bee', 'Noor', 'Asha', 'Ravi']);
  });

  it('leaves a blank row with a symbol in place when the list is shorter, and removes one without', () => {
    const draft = draftOf(added, added, added, added, { type: 'marked', key: 3, mark: { symbol: 'ring' } });
    expect(rows(paste(draft, 0, 'Asha', 'Ravi'))).toEqual(['Asha', 'Ravi', 'ring']);
  });

  it('never makes more than sixteen rows, nor two rows with one key', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    const draft = paste(draftOf(added, { type: 'marked', key: 1, mark: { symbol: 'bee' } }), 0, ...many);
    expect(draft.candidates).toHaveLength(MAX_CANDIDATES);
    expect(draft.unfitted).toBe(4);
    expect(new Set(keys(editDraft(editDraft(draft, removed(0)), added))).size).toBe(MAX_CANDIDATES);
  });
});
