import fc from 'fast-check';
import { parseCustomEvm } from './parse-custom-evm';

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
  '{"title":"\\u200b","candidates":[{"name":"A"}]}',
  '{"title":"x","candidates":[{"name":"\\u3164"}]}',
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

it.each([
  ['mr', 'mr'],
  ['fr', undefined],
  [5, undefined],
])('reads the language %p as %p', (lang, read) => {
  const machine = parseCustomEvm('evm_1', stored({ title: 'x', lang, candidates: [{ name: 'A' }] }));
  expect(machine?.lang).toBe(read);
});

it.each(['circle', 'nota', 'turtle'])('reads the symbol %p', (symbol) => {
  const text = stored({ title: 'x', candidates: [{ name: 'A', symbol }] });
  expect(parseCustomEvm('evm_1', text)?.candidates).toEqual([{ name: 'A', symbol, votes: 0 }]);
});

it.each(['lotus', '<svg>', 5, null, 'constructor'])('reads no symbol from %p', (symbol) => {
  const text = stored({ title: 'x', candidates: [{ name: 'A', symbol }] });
  expect(parseCustomEvm('evm_1', text)?.candidates).toEqual([{ name: 'A', votes: 0 }]);
});

it.each(['data:image/webp;base64,UklGRg==', 'data:image/jpeg;base64,/9j+'])('reads the photo %p', (photo) => {
  const text = stored({ title: 'x', candidates: [{ name: 'A', photo }] });
  expect(parseCustomEvm('evm_1', text)?.candidates).toEqual([{ name: 'A', photo, votes: 0 }]);
});

it.each([
  'https://example.com/a.png',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/webp;base64,AA"),url("//example.com',
  'data:image/webp;base64,',
  `data:image/webp;base64,${'A'.repeat(12_000)}`,
  5,
])('reads no photo from %p', (photo) => {
  const text = stored({ title: 'x', candidates: [{ name: 'A', photo }] });
  expect(parseCustomEvm('evm_1', text)?.candidates).toEqual([{ name: 'A', votes: 0 }]);
});

it('never throws, whatever another program has stored under the key', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCustomEvm('evm_1', text)));
});
