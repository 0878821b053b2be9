import { shownAddress } from './shown-address';

it('writes an address without its protocol', () => {
  expect(shownAddress('https://demo.example/asha/')).toBe('demo.example/asha');
  expect(shownAddress('http://127.0.0.1:8080/demo/demo')).toBe('127.0.0.1:8080/demo/demo');
});
