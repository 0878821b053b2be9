import fc from 'fast-check';
import { shortenAtWord } from './shorten-at-word';

it('cuts at the end of a word, and adds an ellipsis', () => {
  expect(shortenAtWord('Asha Namune', 11)).toBe('Asha Namune');
  expect(shortenAtWord('Asha Namune', 10)).toBe('Asha…');
  expect(shortenAtWord('Asha Namune', 5)).toBe('Asha…');
});

it('cuts inside the first word when that alone is too long, but never inside a conjunct', () => {
  expect(shortenAtWord('Ashanamune', 5)).toBe('Asha…');
  expect(shortenAtWord('क्षत्रिय', 4)).toBe('क्ष…');
  expect(shortenAtWord('कक्षत्रिय', 4)).toBe('क…');
});

const letter = fc.constantFrom('A', 'b', ' ', 'क', 'क्ष', 'त्रि', '́', '👨‍👩‍👧', '‍');

it('never exceeds the length, and never splits a letter', () => {
  const segmenter = new Intl.Segmenter('mr', { granularity: 'grapheme' });
  const lettersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  fc.assert(
    fc.property(
      fc.array(letter).map((all) => all.join('')),
      fc.integer({ min: 1, max: 40 }),
      (text, max) => {
        const short = shortenAtWord(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        if (short === text) return;
        expect(short.endsWith('…')).toBe(true);
        const kept = lettersOf(text.slice(0, short.length - 1));
        expect(lettersOf(text).slice(0, kept.length)).toEqual(kept);
      },
    ),
  );
});
