import {
  askedId,
  customVid,
  describeVid,
  isReservedVid,
  isVid,
  newestFirst,
  proposalOf,
  vidOfPath,
} from './vid';

it.each(['/x/demo/asha', '/demo/asha/x', '/demo//', '/demos/asha', 'demo/asha'])(
  'finds no machine in %p, which is no voting page’s path',
  (path) => expect(vidOfPath(path)).toBeUndefined(),
);

it('asks the server for machines and for those of languages, and for nothing else', () => {
  expect(['asha', 'mr', 'preview', 'evm_17'].map((vid) => askedId(describeVid(vid)))).toEqual([
    'asha',
    'mr',
    null,
    null,
  ]);
});

it('lets nobody have a short link that means something else, whatever its case', () => {
  expect(['preview', 'Preview', 'MR', 'EVM_1', 'asha', 'evm'].map(isReservedVid)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each(['ab', 'A1', '7-days', 'a_b', 'a'.repeat(40)])('takes %p as a short link', (text) => {
  expect(isVid(text)).toBe(true);
});

it.each(['', 'a', '-a', '_a', 'a b', 'ab/', '/ab', 'आशा', 'ab\n', ' ab', 'a'.repeat(41)])(
  'takes %p as no short link',
  (text) => expect(isVid(text)).toBe(false),
);

it('names machines of this device by the time of their making, and shows the newest first', () => {
  const ids = [900, 1_000, 2_000, 1_500].map(customVid);
  expect(ids[0]).toBe('evm_900');
  const machines = ids.map((id) => ({ id })).sort(newestFirst);
  expect(machines.map(({ id }) => id)).toEqual(['evm_2000', 'evm_1500', 'evm_1000', 'evm_900']);
});

it('proposes the language of its address, and Hindi where nothing else does', () => {
  expect(proposalOf(describeVid('mr'))).toEqual({ route: 'mr', page: 'hi' });
  expect(proposalOf(describeVid('asha'))).toEqual({ route: undefined, page: 'hi' });
});
