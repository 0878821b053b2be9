import { batchesBySize } from './file-batches';

const KB = 1024;
const sizesOf = (sizes: readonly number[]) => batchesBySize(sizes, (size) => size * KB);

it.each([
  [[], []],
  [[1], [[1]]],
  [[200, 300, 12], [[200, 300, 12]]],
  [
    [200, 300, 13, 1],
    [
      [200, 300],
      [13, 1],
    ],
  ],
  [
    [1, 900, 1],
    [[1], [900], [1]],
  ],
])('splits files of %p KB into statements of %p', (sizes, batches) => {
  expect(sizesOf(sizes)).toEqual(batches);
});
