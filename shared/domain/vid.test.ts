import { publishedVid, describeVid, isReservedVid, isVid, proposalOf, vidOfPath } from './vid';

it.each(['/x/demo/asha', '/demo/asha/x', '/demos/asha', 'demo/asha'])(
  'finds no id in %p, which is not the path of a voting page',
  (path) => expect(vidOfPath(path)).toBeUndefined(),
);

it('reads only machines, also those of languages, from the server', () => {
  expect(['asha', 'mr', 'preview', 'evm_17'].map((vid) => publishedVid(describeVid(vid)))).toEqual([
    'asha',
    'mr',
    null,
    null,
  ]);
});

it('reserves short links with a special meaning, whatever their case', () => {
  expect(['preview', 'Preview', 'MR', 'EVM_1', 'asha', 'evm'].map(isReservedVid)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each(['ab', 'A1', '7-days', 'a_b', 'a'.repeat(40)])('accepts %p as a short link', (text) => {
  expect(isVid(text)).toBe(true);
});

it.each(['', 'a', '-a', '_a', 'a b', 'ab/', '/ab', 'आशा', 'ab\n', ' ab', 'a'.repeat(41)])(
  'does not accept %p as a short link',
  (text) => expect(isVid(text)).toBe(false),
);

it('proposes the language in the address, and Hindi as the default', () => {
  expect(proposalOf(describeVid('mr'))).toEqual({ route: 'mr', page: 'hi' });
  expect(proposalOf(describeVid('asha'))).toEqual({ route: undefined, page: 'hi' });
});
