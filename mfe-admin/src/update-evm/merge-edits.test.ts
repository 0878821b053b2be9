import fc from 'fast-check';
import { EVM_FIELDS, type EvmField } from './evm-fields';
import { valuesOf, type EvmValues } from './evm-values';
import { mergeEdits } from './merge-edits';
import { publish } from './publish';

const BLANK = valuesOf({});

it('a field that one person changed gets this text, and a field that both changed is a conflict', () => {
  const base = { ...BLANK, cname: 'आशा', sname: 'Old', vname: 'नगर', e_cname: 'Asha', priority: '1' };
  const mine = { ...base, cname: 'आशा न', sname: 'Mine', e_cname: 'Both', priority: ' 1 ' };
  const theirs = { ...base, vname: 'गाव', sname: 'Theirs', e_cname: 'Both', priority: '2' };
  const { values, conflicts } = mergeEdits(base, mine, theirs);
  expect(values).toEqual({ ...theirs, cname: 'आशा न', sname: 'Mine' });
  expect(conflicts).toEqual([{ field: 'sname', mine: 'Mine', theirs: 'Theirs' }]);
});

it('a blank field that the server keeps stays blank, so it is not sent, and a cleared field is a change', () => {
  const base = { ...BLANK, sname: 'Old', main_title: 'Other' };
  const { values, conflicts } = mergeEdits(
    base,
    { ...base, sname: '', main_title: '' },
    { ...base, sname: 'New' },
  );
  expect(values).toMatchObject({ sname: '', main_title: '' });
  expect(conflicts).toEqual([]);
});

const fields = fc.constantFrom<EvmField>('cname', 'sname', 'main_title', 'vname');
const steps = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    edits: fc.array(fc.tuple(fields, fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 3 }),
    publishes: fc.boolean(),
    /** True if this person chooses their own text when a field has a conflict. */
    insists: fc.boolean(),
  }),
  { maxLength: 12 },
);

it('in any order of two people’s edits and updates, no field is lost without a question', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let saved: EvmValues = BLANK;
      const people = [BLANK, BLANK].map((start) => ({ base: start, mine: start }));
      for (const { who, edits, publishes, insists } of all) {
        const person = people[who] ?? { base: BLANK, mine: BLANK };
        for (const [field, text] of edits) person.mine = { ...person.mine, [field]: text };
        if (!publishes) continue;
        const before = saved;
        const asked = new Set<EvmField>();
        const api = {
          get: async () => ({ ok: true, value: asMachine(saved) }) as const,
          update: async (body: object) => {
            saved = valuesOf({ ...asMachine(saved), ...body });
            return { ok: true, value: asMachine(saved) } as const;
          },
        };
        await publish(api, {
          ...person,
          choose: async (conflicts) => {
            for (const { field } of conflicts) asked.add(field);
            return Object.fromEntries(conflicts.map((one) => [one.field, insists ? one.mine : one.theirs]));
          },
        });
        for (const field of EVM_FIELDS) {
          const isMyChange = person.mine[field] !== person.base[field];
          const isTheirChange = before[field] !== person.base[field];
          const expected = isMyChange && (insists || !asked.has(field)) ? person.mine[field] : before[field];
          expect([field, saved[field]]).toEqual([field, expected]);
          const isAtStake = isMyChange && isTheirChange && person.mine[field] !== before[field];
          expect([field, asked.has(field)]).toEqual([field, isAtStake]);
        }
        people[who] = { base: saved, mine: saved };
      }
    }),
  );
});

it('a change that arrives while the question is open is merged too', async () => {
  let saved = { ...BLANK, sname: 'Theirs' };
  const sent: object[] = [];
  await publish(
    {
      get: async () => ({ ok: true, value: asMachine(saved) }),
      update: async (body) => {
        sent.push(body);
        return { ok: true, value: null };
      },
    },
    {
      base: BLANK,
      mine: { ...BLANK, sname: 'Mine' },
      choose: async () => {
        saved = { ...saved, cname: 'आशा' };
        return { sname: 'Mine' };
      },
    },
  );
  expect(sent).toEqual([expect.objectContaining({ sname: 'Mine', cname: 'आशा' })]);
});

it('nothing is sent when the question is cancelled', async () => {
  const update = jest.fn();
  const api = { get: async () => ({ ok: true, value: { sname: 'Theirs' } }) as const, update };
  const answer = await publish(api, {
    base: BLANK,
    mine: { ...BLANK, sname: 'Mine' },
    choose: async () => null,
  });
  expect(answer).toBeNull();
  expect(update).not.toHaveBeenCalled();
});

/** The machine with these texts. The numbers stay empty. */
function asMachine(values: EvmValues) {
  return { ...values, evmsr: null, vidint: null };
}

it('a value that I remove while somebody else changes it is a conflict', () => {
  const [base, theirs] = [
    { ...BLANK, sname: 'Party' },
    { ...BLANK, sname: 'Theirs' },
  ];
  expect(mergeEdits(base, BLANK, theirs).conflicts).toEqual([]);
  expect(mergeEdits(base, BLANK, theirs, ['sname']).conflicts).toEqual([
    { field: 'sname', mine: '', theirs: 'Theirs' },
  ]);
});
