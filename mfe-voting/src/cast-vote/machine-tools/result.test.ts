import { resultOf } from './result';

const candidates = (...votes: number[]) =>
  votes.map((count, index) => ({ name: `C${index + 1}`, votes: count }));

it('gives each candidate a share of all votes, a bar against the longest one, and names the one with the most votes', () => {
  expect(resultOf(candidates(14, 9, 17, 6), 'ballot')).toEqual([
    { serial: 1, name: 'C1', votes: 14, share: 30, length: (14 * 100) / 17, rank: 'other' },
    { serial: 2, name: 'C2', votes: 9, share: 20, length: (9 * 100) / 17, rank: 'other' },
    { serial: 3, name: 'C3', votes: 17, share: 37, length: 100, rank: 'most' },
    { serial: 4, name: 'C4', votes: 6, share: 13, length: (6 * 100) / 17, rank: 'other' },
  ]);
});

it('puts the most votes first, and equal candidates in the order of the ballot', () => {
  const lines = resultOf(candidates(2, 5, 0, 5, 2), 'votes');
  expect(lines.map(({ serial }) => serial)).toEqual([2, 4, 1, 5, 3]);
  expect(lines.map(({ rank }) => rank)).toEqual(['tie', 'tie', 'other', 'other', 'other']);
});

it('has no first candidate while nobody has voted', () => {
  for (const line of resultOf(candidates(0, 0), 'votes'))
    expect(line).toMatchObject({ share: 0, length: 0, rank: 'other' });
});
