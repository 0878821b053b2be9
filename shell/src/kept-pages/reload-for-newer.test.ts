import { createReloadForNewer } from './reload-for-newer';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('reloads once, when the press has ended', () => {
  document.body.innerHTML = '<section id="machine" data-state="busy"></section>';
  const reload = jest.fn();
  const reloadForNewer = createReloadForNewer({}, reload);
  reloadForNewer();
  reloadForNewer();
  jest.advanceTimersByTime(5_000);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  jest.advanceTimersByTime(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a tab again and again while servers do not agree', () => {
  const reload = jest.fn();
  createReloadForNewer({}, reload)();
  jest.advanceTimersByTime(1_000);
  createReloadForNewer({}, reload)(); // the page after the reload
  jest.advanceTimersByTime(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload where the tab cannot remember that it did', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const reload = jest.fn();
  createReloadForNewer({}, reload)();
  jest.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});
