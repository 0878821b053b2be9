import { hasIntegrity, integrityOf } from './integrity';

it.each(['sha256', 'sha384', 'sha512'])('accepts only the content that was hashed with %s', (algorithm) => {
  const integrity = integrityOf('content', algorithm);
  expect(integrity).toMatch(new RegExp(`^${algorithm}-`));
  expect(hasIntegrity('content', integrity)).toBe(true);
  expect(hasIntegrity('changed', integrity)).toBe(false);
});

it('accepts no content for a hash that browsers do not know', () => {
  expect(hasIntegrity('content', integrityOf('content', 'md5'))).toBe(false);
  expect(hasIntegrity('content', '')).toBe(false);
});
