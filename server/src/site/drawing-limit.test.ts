import { jest } from '@jest/globals';
import { createDrawingLimit } from './drawing-limit';

it('allows 30 drawings at once and then 10 a second, for each network', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const mayDraw = createDrawingLimit();
  const drawn = (address: string) =>
    Array.from({ length: 100 }, () => mayDraw(address)).filter(Boolean).length;
  expect(drawn('192.0.2.1')).toBe(30);
  expect(drawn('192.0.2.2')).toBe(30);
  now.mockReturnValue(1_000);
  expect(drawn('192.0.2.1')).toBe(10);
  now.mockReturnValue(100_000);
  expect(drawn('192.0.2.1')).toBe(30);
  // All addresses of a /56 network of IPv6 belong to one customer.
  expect(drawn('2001:db8:1:200::1') + drawn('2001:db8:1:2ff::2')).toBe(30);
  now.mockRestore();
});
