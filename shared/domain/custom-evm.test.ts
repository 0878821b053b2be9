import { withCustomVote, type CustomEvm } from './custom-evm';

it('adds a vote to one row', () => {
  const candidates = [
    { name: 'A', votes: 0 },
    { name: 'B', votes: 0 },
  ];
  const machine: CustomEvm = { id: 'evm_1', title: 'x', themeColor: '#ffffff', candidates };
  const votes = withCustomVote(machine, 2).candidates.map((candidate) => candidate.votes);
  expect(votes).toEqual([0, 1]);
});
