import { maskEmail, maskLine } from './mask';

it.each([
  ['asha@example.org', 'a…@example.org'],
  ['आशा@example.org', 'आ…@example.org'],
  ['no mail', 'n…'],
  ['@example.org', '@…'],
  ['', '…'],
])('shows only a part of %p', (typed, shown) => {
  expect(maskEmail(typed)).toBe(shown);
});

it('masks e-mail addresses and tokens anywhere in a line', () => {
  const line = JSON.stringify({
    path: '/api/evm/evm/asha.n@mail.example.org',
    err: { detail: 'Key (lower(email))=(asha@example.org) exists', params: ['"Asha" <x+y@example.org>'] },
    text: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_d and no@domain',
  });
  expect(JSON.parse(maskLine(line))).toEqual({
    path: '/api/evm/evm/a…@mail.example.org',
    err: { detail: 'Key (lower(email))=(a…@example.org) exists', params: ['"Asha" <x…@example.org>'] },
    text: 'Bearer eyJ… and no@domain',
  });
});
