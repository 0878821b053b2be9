import { shrink, turnUpright, type Pixels } from './shrink';

/** Makes opaque pixels from their red values, which are given row by row. The other colours are 0. */
const reds = (rows: number[][]): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8ClampedArray.from(rows.flat().flatMap((red) => [red, 0, 0, 255])),
});
const redsOf = ({ width, height, data }: Pixels) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] ?? -1),
  );

it('averages the pixels of each place', () => {
  const small = shrink(
    reds([
      [0, 100, 10, 30],
      [0, 100, 10, 30],
    ]),
    { width: 2, height: 1, isFilled: false },
  );
  expect(redsOf(small)).toEqual([[50, 20]]);
});

it('fills a box with the middle of a picture, or fits the whole picture into the box', () => {
  const wide = reds([[1, 2, 3, 4]]);
  expect(redsOf(shrink(wide, { width: 2, height: 1, isFilled: true }))).toEqual([
    [3, 4].map((red) => red - 1),
  ]);
  expect(shrink(wide, { width: 2, height: 2, isFilled: false })).toMatchObject({ width: 2, height: 1 });
});

it('does not enlarge a picture', () => {
  expect(shrink(reds([[1]]), { width: 500, height: 500, isFilled: true })).toMatchObject({
    width: 1,
    height: 1,
  });
});

it('ignores the colour of transparent pixels', () => {
  const data = Uint8ClampedArray.from([200, 0, 0, 255, 0, 0, 0, 0]);
  const small = shrink({ width: 2, height: 1, data }, { width: 1, height: 1, isFilled: false });
  expect([...small.data]).toEqual([200, 0, 0, 128]);
});

/**
 * Each entry has an EXIF orientation (tag 0x0112), and what a phone then stores for the upright picture `1 2 / 3 4`.
 */
it.each([
  [
    1,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    2,
    [
      [2, 1],
      [4, 3],
    ],
  ],
  [
    3,
    [
      [4, 3],
      [2, 1],
    ],
  ],
  [
    4,
    [
      [3, 4],
      [1, 2],
    ],
  ],
  [
    5,
    [
      [1, 3],
      [2, 4],
    ],
  ],
  [
    6,
    [
      [2, 4],
      [1, 3],
    ],
  ],
  [
    7,
    [
      [4, 2],
      [3, 1],
    ],
  ],
  [
    8,
    [
      [3, 1],
      [4, 2],
    ],
  ],
])('turns a photo of orientation %p upright', (orientation, stored) => {
  expect(redsOf(turnUpright(reds(stored), orientation))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('swaps the sides of a photo that lies on its side', () => {
  expect(redsOf(turnUpright(reds([[1, 2, 3]]), 6))).toEqual([[1], [2], [3]]);
});
