import { reloadOnce } from './reload-once';

afterEach(() => sessionStorage.clear());

it('reloads once for each revision', () => {
  const reload = jest.fn();
  expect([reloadOnce(7, reload), reloadOnce(7, reload), reloadOnce(8, reload)]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem('demo-evm-reloaded-at')).toBe('8');
});

it('never reloads if the tab cannot store the revision', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const reload = jest.fn();
  expect(reloadOnce(7, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
