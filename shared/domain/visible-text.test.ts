import { visibleText } from './visible-text';

it.each(['', ' ', '\u200b', '\u3164', '\u2800', '\u00a0\u200d', '\ufeff\u2060', '\u202e', '\ufe0f'])(
  'finds nothing to see in %j',
  (text) => expect(visibleText(text)).toBe(''),
);

it.each([
  [' Asha ', 'Asha'],
  ['र्\u200dयाची', 'र्\u200dयाची'],
  ['👩🏽\u200d🌾', '👩🏽\u200d🌾'],
  ['\t❤\ufe0f\n', '❤\ufe0f'],
  ['نور', 'نور'],
])('keeps every character of %j between its ends', (text, seen) => expect(visibleText(text)).toBe(seen));
