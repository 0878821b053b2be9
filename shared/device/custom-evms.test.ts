import { createCustomEvms } from './custom-evms';
import { browserStorage } from './storage';

describe('machines that are stored on this device', () => {
  const stored = { id: 'evm_1', title: 'Class', candidates: [{ name: 'A' }, { name: 'B' }] };
  const votesOf = (id: string) =>
    createCustomEvms(browserStorage)
      .find(id)
      ?.candidates.map(({ votes }) => votes);

  it('keep their votes', () => {
    browserStorage.setItem('evm_1', JSON.stringify(stored));
    const machines = createCustomEvms(browserStorage);
    machines.vote('evm_1', 2);
    createCustomEvms(browserStorage).vote('evm_1', 2); // this object stands for another tab
    expect(machines.vote('evm_1', 1)).toMatchObject({
      ok: true,
      value: { candidates: [{ votes: 1 }, { votes: 2 }] },
    });
    expect(votesOf('evm_1')).toEqual([1, 2]);
  });

  it('count no vote where storage refuses it', () => {
    const machines = createCustomEvms({ getItem: () => JSON.stringify(stored), setItem: () => false });
    expect(machines.vote('evm_1', 1)).toEqual({ ok: false, error: 'storage-refused' });
  });

  it('count no vote, and are not stored again, when another tab has deleted them', () => {
    browserStorage.setItem('evm_1', JSON.stringify(stored));
    const machines = createCustomEvms(browserStorage);
    browserStorage.removeItem('evm_1');
    expect(machines.vote('evm_1', 1)).toEqual({ ok: false, error: 'deleted' });
    expect(browserStorage.getItem('evm_1')).toBeNull();
  });

  it('are stored with their first vote when they came in a link', () => {
    const linked = { ...stored, id: 'link_1', themeColor: '#ffffff', candidates: [{ name: 'A', votes: 0 }] };
    const machines = createCustomEvms(browserStorage, linked);
    expect(browserStorage.getItem('link_1')).toBeNull();
    machines.vote('link_1', 1);
    machines.vote('link_1', 1);
    expect(votesOf('link_1')).toEqual([2]);
    const refused = createCustomEvms({ getItem: () => null, setItem: () => false }, linked);
    expect(refused.vote('link_1', 1)).toEqual({ ok: false, error: 'storage-refused' });
  });
});
