import { newBucket } from './canary-bucket';
import { bucketCookie, bucketOf } from './canary-cookies';

it('finds its own cookie among others, and ignores invalid ones', () => {
  const bucket = newBucket();
  const [pair = ''] = bucketCookie(bucket, true).split(';');
  expect(bucketOf(`a=b; ${pair}; c=d`)).toBe(bucket);
  for (const cookies of [
    undefined,
    '',
    'canary_bucket=x',
    'canary_bucket=12345',
    'x_canary_bucket=1',
    'canary_bucket=1x',
  ])
    expect(bucketOf(cookies)).toBeNull();
});

it('hides the cookie from scripts, and from http when the site has https', () => {
  expect(bucketCookie(7, true)).toBe(
    'canary_bucket=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(bucketCookie(7, false)).not.toContain('Secure');
});
