import { isCommonPassword } from './common-passwords';

it.each(['12345678', 'password', 'iloveyou', 'trustno1', 'babygirl', 'qwertyuiop', 'liverpool', 'mercedes'])(
  'refuses %p, which published lists of passwords have',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(isCommonPassword(password.toUpperCase())).toBe(true);
  },
);

it.each(['jaishreeram', 'Bharat@123', 'demoevm123', 'election2026', 'aaaaaaaaaaaa', 'आआआआआआआआ'])(
  'refuses %p, which is likely on this site',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each([
  'long enough',
  'correct horse battery staple',
  'Hx7#pq2!vLm9',
  'नमुना परवलीचा शब्द',
  '__proto__',
  'constructor1',
])('accepts %p', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
