import { customVid, newestFirst } from './custom-vid';

it('names machines of this device by the time of their creation, and sorts the newest first', () => {
  const ids = [900, 1_000, 2_000, 1_500].map(customVid);
  expect(ids[0]).toBe('evm_900');
  const machines = ids.map((id) => ({ id })).sort(newestFirst);
  expect(machines.map(({ id }) => id)).toEqual(['evm_2000', 'evm_1500', 'evm_1000', 'evm_900']);
});
