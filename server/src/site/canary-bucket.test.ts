import fc from 'fast-check';
import { isInCanary } from './canary-bucket';

const BUCKETS = Array.from({ length: 10_000 }, (_, bucket) => bucket);
const version = fc.stringMatching(/^\d\.\d\.\d-[0-9a-f]{10}$/);
const percent = fc.integer({ min: 1, max: 99 });

it('gives a canary to about the requested share of the visitors', () => {
  fc.assert(
    fc.property(version, percent, (version, percent) => {
      const share =
        BUCKETS.filter((bucket) => isInCanary(bucket, 'mfe-voting', { version, percent })).length / 100;
      expect(Math.abs(share - percent)).toBeLessThan(2.5); // a difference of 2.5 % is at least five standard deviations
    }),
    { numRuns: 30 },
  );
});

it('keeps the canary for those who have it when the share grows', () => {
  const bucket = fc.integer({ min: 0, max: 9_999 });
  fc.assert(
    fc.property(version, bucket, percent, percent, (version, bucket, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const has = (percent: number) => isInCanary(bucket, 'mfe-voting', { version, percent });
      expect(has(less) && !has(more)).toBe(false);
    }),
  );
});

it('selects other visitors for each canary: a quarter of the visitors get two canaries of 50 % each', () => {
  const both = BUCKETS.filter(
    (bucket) =>
      isInCanary(bucket, 'mfe-voting', { version: '1.0.0-a', percent: 50 }) &&
      isInCanary(bucket, 'shell', { version: '1.0.0-a', percent: 50 }),
  );
  expect(both.length / 100).toBeGreaterThan(22);
  expect(both.length / 100).toBeLessThan(28);
});
