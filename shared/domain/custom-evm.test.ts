import fc from 'fast-check';
import { parseCustomEvm, withCustomVote } from './custom-evm';

const stored = (value: unknown) => JSON.stringify(value);

it('reads a machine; the colour defaults to white and the votes to 0', () => {
  const text = stored({
    title: ' Class 5 ',
    themeColor: 'red',
    candidates: [{ name: ' Asha ' }, { name: 'Ravi', votes: 2 }],
  });
  expect(parseCustomEvm('evm_1', text)).toEqual({
    id: 'evm_1',
    title: 'Class 5',
    themeColor: '#ffffff',
    candidates: [
      { name: 'Asha', votes: 0 },
      { name: 'Ravi', votes: 2 },
    ],
  });
});

it.each([
  null,
  '',
  '{',
  'null',
  '5',
  '[]',
  '{"title":5,"candidates":[]}',
  '{"title":" ","candidates":[{"name":"A"}]}',
  '{"title":"x","candidates":{}}',
  '{"title":"x","candidates":[]}',
  '{"title":"x","candidates":[{}]}',
  '{"title":"x","candidates":[{"name":"A"},{"name":" "}]}',
])('reads no machine from %p', (text) => expect(parseCustomEvm('evm_1', text)).toBeNull());

it.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  ['3', 0],
  [1e300, 0],
])('reads stored votes of %p as %p', (votes, read) => {
  const machine = parseCustomEvm('evm_1', stored({ title: 'x', candidates: [{ name: 'A', votes }] }));
  expect(machine?.candidates).toEqual([{ name: 'A', votes: read }]);
});

it('never throws, whatever another program has stored under the key', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCustomEvm('evm_1', text)));
});

it('adds a vote to one row', () => {
  const machine = parseCustomEvm('evm_1', stored({ title: 'x', candidates: [{ name: 'A' }, { name: 'B' }] }));
  const votes = machine && withCustomVote(machine, 2).candidates.map((candidate) => candidate.votes);
  expect(votes).toEqual([0, 1]);
});
