import { browserStorage, type SafeStorage } from '@demo-evm/shared/device';
import { createEvmShelf } from './evm-shelf';

const NEW = { title: 'Class monitor', themeColor: '#ffffff', candidates: [{ name: 'Asha', votes: 0 }] };

const open = (storage: SafeStorage = browserStorage) => {
  const shelf = createEvmShelf(storage);
  shelf.start();
  return shelf;
};
const titles = (shelf = open()) => shelf.getState().machines.map(({ machine }) => machine?.title);

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(1_763_700_000_000));

it('saves a machine under its id, which consists of the prefix and the time in milliseconds', async () => {
  const shelf = open();
  const saved = await shelf.save(NEW);
  expect(saved).toEqual({ ok: true, value: { id: 'evm_1763700000000', ...NEW } });
  expect(JSON.parse(localStorage.getItem('evm_1763700000000') ?? '')).toEqual({
    id: 'evm_1763700000000',
    ...NEW,
  });
  expect(titles(shelf)).toEqual(['Class monitor']);
});

it('gives machines that are saved in the same millisecond different ids', async () => {
  const shelf = open();
  await Promise.all(['one', 'two', 'three'].map((title) => shelf.save({ ...NEW, title })));
  expect(titles().sort()).toEqual(['one', 'three', 'two']);
  expect(shelf.getState().machines.map(({ id }) => id.slice(-1))).toEqual(['2', '1', '0']);
});

it('reports that storage is full, and keeps nothing', async () => {
  const shelf = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await shelf.save(NEW)).toEqual({ ok: false, error: 'storage-refused' });
  expect(titles(shelf)).toEqual([]);
});

it('keeps entries that are unreadable, and skips those of another program', () => {
  localStorage.setItem('evm_1', '{');
  localStorage.setItem('evm_settings', '{"theme":"dark"}');
  localStorage.setItem('other', JSON.stringify(NEW));
  localStorage.setItem('evm_2', JSON.stringify(NEW));
  expect(titles()).toEqual(['Class monitor', undefined]);
  const shelf = open();
  expect(shelf.remove('evm_1')).toEqual({ id: 'evm_1', stored: '{', machine: null });
  expect(titles()).toEqual(['Class monitor']);
});

it('saves an edited machine under its id, from what is stored at that moment', () => {
  localStorage.setItem('evm_2', JSON.stringify({ ...NEW, candidates: [{ name: 'Asha', votes: 7 }] }));
  const shelf = open();
  const replaced = shelf.replace('evm_2', (stored) => ({ ...NEW, ...stored, title: 'Edited' }));
  expect(replaced).toMatchObject({ ok: true, value: { id: 'evm_2', title: 'Edited' } });
  expect(shelf.find('evm_2')?.candidates).toEqual([{ name: 'Asha', votes: 7 }]);
});

it('removes a machine and puts it back as it was stored, with its votes', () => {
  const stored = JSON.stringify({ ...NEW, candidates: [{ name: 'Asha', votes: 7 }], more: true });
  localStorage.setItem('evm_2', stored);
  const shelf = open();
  const removed = shelf.remove('evm_2');
  expect(localStorage.getItem('evm_2')).toBeNull();
  expect(titles(shelf)).toEqual([]);
  if (removed) shelf.putBack(removed);
  expect(localStorage.getItem('evm_2')).toBe(stored);
  expect(titles(shelf)).toEqual(['Class monitor']);
  expect(shelf.remove('evm_9')).toBeNull();
});

it('reports that a machine cannot be put back', () => {
  localStorage.setItem('evm_2', JSON.stringify(NEW));
  const shelf = open({ ...browserStorage, setItem: () => false });
  const removed = shelf.remove('evm_2');
  expect(removed && shelf.putBack(removed)).toEqual({ ok: false, error: 'storage-refused' });
});

it('follows changes of other tabs until it is stopped', () => {
  const shelf = createEvmShelf(browserStorage);
  const stop = shelf.start();
  localStorage.setItem('evm_2', JSON.stringify(NEW));
  window.dispatchEvent(new StorageEvent('storage'));
  expect(titles(shelf)).toEqual(['Class monitor']);
  stop();
  localStorage.removeItem('evm_2');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(titles(shelf)).toEqual(['Class monitor']);
});
