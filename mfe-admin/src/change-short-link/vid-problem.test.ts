import { vidProblem } from './vid-problem';

it.each([
  ['', 'empty'],
  ['asha', 'same'],
  ['preview', 'reserved'],
  ['MR', 'reserved'],
  ['hi', 'reserved'],
  ['en', 'reserved'],
  ['evm_17', 'reserved'],
  ['a', 'shape'],
  ['आशा', 'shape'],
  ['a b', 'shape'],
  ['asha-2', undefined],
  ['Asha', undefined],
])('the problem of the short link "%s" is: %s', (vid, problem) => {
  expect(vidProblem(vid, 'asha')).toBe(problem);
});
