import fc from 'fast-check';
import { fitText } from './fit-text';

/** Measures a text in which every character is as wide as the font size. */
const measure = (text: string, size: number) => Array.from(text).length * size;
const sizes = [40, 30, 20];

it('uses the largest size at which the text fits', () => {
  expect(fitText('Asha Namune', { width: 440, lines: 1, sizes }, measure)).toEqual({
    size: 40,
    lines: ['Asha Namune'],
  });
  expect(fitText('Asha Namune', { width: 330, lines: 1, sizes }, measure).size).toBe(30);
});

it('breaks between words when it may use two lines', () => {
  expect(fitText('Asha Namune', { width: 240, lines: 2, sizes }, measure)).toEqual({
    size: 40,
    lines: ['Asha', 'Namune'],
  });
});

it('breaks a word that is too long at the smallest size, and ends with an ellipsis when that is not enough', () => {
  expect(fitText('abcdefghij', { width: 80, lines: 2, sizes }, measure)).toEqual({
    size: 20,
    lines: ['abc', 'def…'],
  });
});

it('stays within its room, takes its size from the list, and loses text only with an ellipsis', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 1, max: 3 }),
      (text, width, most) => {
        const { size, lines } = fitText(text, { width, lines: most, sizes }, measure);
        expect(sizes).toContain(size);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
        const isCut = lines.some((line) => line.endsWith('…'));
        const bare = (value: string) => value.replace(/\s/g, '');
        if (!isCut) expect(bare(lines.join(''))).toBe(bare(text));
      },
    ),
  );
});
