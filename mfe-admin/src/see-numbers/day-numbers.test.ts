import fc from 'fast-check';
import { topOf } from './day-numbers';

it('the top of a scale is even, not below the largest value and at most about twice as high', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000)), (values) => {
      const most = Math.max(2, ...values);
      const top = topOf(values);
      expect(top % 2).toBe(0);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThanOrEqual(most * 2);
    }),
  );
});

it.each([
  [[], 2],
  [[1], 2],
  [[3], 4],
  [[186], 200],
  [[450], 600],
  [[1_000], 1_000],
])('the top of a scale for %j is %i', (values, top) => {
  expect(topOf(values)).toBe(top);
});
