import { createCustomEvms } from '@demo-evm/shared/device';
import type { CustomEvm } from '@demo-evm/shared/domain';
import { putVotesBack, resetVotes } from './reset-votes';

const machineWith = (...candidates: CustomEvm['candidates'][number][]): CustomEvm => ({
  id: 'evm_1',
  title: 'Class monitor',
  themeColor: '#004400',
  candidates,
});

function setUp(machine: CustomEvm | null) {
  const texts = new Map(machine ? [[machine.id, JSON.stringify(machine)]] : []);
  let isFull = false;
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => !isFull && Boolean(texts.set(key, text)),
  };
  const machines = createCustomEvms(storage);
  const votes = () => machines.find('evm_1')?.candidates.map((candidate) => candidate.votes);
  return { stored: { machines, storage }, machines, votes, fill: () => (isFull = true), texts };
}

const ASHA = { name: 'Asha', symbol: 'fish', votes: 3 } as const;
const RAVI = { name: 'Ravi', votes: 5 };

it('a reset empties the stored machine, and undo puts the votes back beside those that were cast since', () => {
  const { stored, machines, votes } = setUp(machineWith(ASHA, RAVI));
  const reset = resetVotes(stored, 'evm_1');
  expect(votes()).toEqual([0, 0]);
  machines.vote('evm_1', 2);
  if (!reset.ok) throw new Error('The reset was not stored.');
  expect(putVotesBack(stored, reset.value.before)).toMatchObject({ ok: true });
  expect(machines.find('evm_1')?.candidates).toEqual([ASHA, { ...RAVI, votes: 6 }]);
});

it('undo gives nobody the votes of another candidate when the rows have changed since', () => {
  const { stored, texts, votes } = setUp(machineWith(ASHA, RAVI));
  const reset = resetVotes(stored, 'evm_1');
  texts.set('evm_1', JSON.stringify(machineWith({ name: 'Noor', votes: 0 }, { ...RAVI, votes: 1 })));
  if (!reset.ok) throw new Error('The reset was not stored.');
  putVotesBack(stored, reset.value.before);
  expect(votes()).toEqual([0, 6]);
});

it('says that the machine is deleted, or that storage is full', () => {
  expect(resetVotes(setUp(null).stored, 'evm_1')).toEqual({ ok: false, error: 'deleted' });
  const { stored, fill, votes } = setUp(machineWith(ASHA));
  fill();
  expect(resetVotes(stored, 'evm_1')).toEqual({ ok: false, error: 'storage-refused' });
  expect(votes()).toEqual([3]);
});
