import { browserStorage, tabStorage } from './storage';

it('stores nothing, but does not throw, where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => browserStorage.setItem('key', 'value')).not.toThrow();
  expect(browserStorage.getItem('key')).toBeNull();
});

it('keeps the storage of the site apart from that of the tab', () => {
  browserStorage.setItem('key', 'value');
  expect(browserStorage.getItem('key')).toBe('value');
  browserStorage.removeItem('key');
  expect(browserStorage.getItem('key')).toBeNull();
  tabStorage.setItem('key', 'here');
  expect([window.sessionStorage.getItem('key'), browserStorage.getItem('key')]).toEqual(['here', null]);
});
