import { votesOfFormer } from './votes-of-former';

const row = (name: string, votes: number) => ({ name, votes });
const asha = { place: 0, name: 'Asha' };
const ravi = { place: 1, name: 'Ravi' };

it('follows a candidate to the row to which another tab has moved it', () => {
  expect(votesOfFormer([asha, ravi], [row('Ravi', 5), row('Noor', 2), row('Asha', 3)])).toEqual([3, 5]);
});

it('gives no votes to a new candidate, and none to one that another tab has removed or renamed', () => {
  expect(votesOfFormer([undefined, asha, ravi], [row('Noor', 7), row('Ravi', 5)])).toEqual([0, 0, 5]);
  expect(votesOfFormer([asha], [])).toEqual([0]);
});

it('gives each of two candidates with one name the votes of a row of its own', () => {
  const other = { place: 1, name: 'Asha' };
  expect(votesOfFormer([asha, other], [row('Asha', 3), row('Asha', 8)])).toEqual([3, 8]);
  expect(votesOfFormer([other, asha], [row('Ravi', 1), row('Asha', 3), row('Asha', 8)])).toEqual([3, 8]);
});
