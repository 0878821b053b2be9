import { newBucket } from './canary-bucket';
import { bucketCookie, bucketOf } from './canary-cookies';

it.each([true, false])(
  'finds its own cookie among others, and ignores invalid ones (https: %s)',
  (isHttps) => {
    const bucket = newBucket();
    const [pair = ''] = bucketCookie(bucket, isHttps).split(';');
    const [name = ''] = pair.split('=');
    expect(bucketOf(`a=b; ${pair}; c=d`, isHttps)).toBe(bucket);
    const invalid = ['x', '12345', '1x', ''].map((value) => `${name}=${value}`);
    for (const cookies of [undefined, '', `x_${name}=1`, ...invalid])
      expect(bucketOf(cookies, isHttps)).toBeNull();
  },
);

it('hides the cookie from scripts, and takes it from nobody else when the site has https', () => {
  expect(bucketCookie(7, true)).toBe(
    '__Host-canary_bucket=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(bucketOf('canary_bucket=7', true)).toBeNull();
  expect(bucketCookie(7, false)).toBe('canary_bucket=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
});
