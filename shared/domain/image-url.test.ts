import fc from 'fast-check';
import { imageUrl } from './image-url';

it.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['HTTPS://cdn.example/a.png', 'https://cdn.example/a.png'],
  [' /images/a.svg?v=1 ', '/images/a.svg?v=1'],
  ['/a b").png', '/a%20b%22%29.png'],
])('accepts %p', (given, safe) => expect(imageUrl(given)).toBe(safe));

it.each([
  '',
  ' ',
  'http://x/a.png',
  '//evil/a.png',
  '/\\evil/a.png',
  '/..//evil/a.png',
  '/\n/evil//evil/a.png',
  'a/b.png',
  'javascript:alert(1)',
  'javascript:alert(1)//https://x',
  'data:image/svg+xml,https://x',
  'https://',
  'https://x:port/',
  null,
  5,
])('refuses %p', (given) => expect(imageUrl(given)).toBeNull());

const part = fc.oneof(
  fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:', 'file:', 'x', '@', ' ', '\n'),
  fc.constantFrom('//', '/', '\\', '"', "'", '(', ')', '..', '?', '#', '%'),
  fc.string(),
);
const almostAddress = fc.array(part, { maxLength: 6, size: 'max' }).map((parts) => parts.join(''));

it('accepts only https and paths of this site, and nothing that could end a CSS url("…")', () => {
  fc.assert(
    fc.property(fc.oneof(almostAddress, fc.anything()), (value) => {
      const safe = imageUrl(value) ?? '/';
      expect(safe).toMatch(/^(https:\/\/[^/]|\/(?!\/))/);
      expect(safe).not.toMatch(/["'()\\\s]/);
    }),
    { numRuns: 1_000 },
  );
});
