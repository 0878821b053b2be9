import { sharesOf } from './shares';

it.each([
  [
    [312, 318, 306, 298],
    [25, 26, 25, 24],
  ],
  [
    [1, 1, 1, 0],
    [34, 33, 33, 0],
  ],
  [
    [1, 1, 1, 1],
    [25, 25, 25, 25],
  ],
  [
    [0, 7, 0, 0],
    [0, 100, 0, 0],
  ],
  [
    [999, 1, 0, 0],
    [100, 0, 0, 0],
  ],
  [
    [9_007_199_254_740_991, 0, 0, 0],
    [100, 0, 0, 0],
  ],
])('gives whole percents of %j that make 100', (counts, shares) => {
  expect(sharesOf(counts)).toEqual(shares);
});

it('gives none while nobody has voted', () => {
  expect(sharesOf([0, 0, 0, 0])).toEqual([]);
});

it('makes 100 of any counts', () => {
  for (let seed = 1; seed < 2_000; seed += 1) {
    const counts = [7, 31, 101, 997].map((step) => 1 + ((seed * step) % 613));
    expect(sharesOf(counts).reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
