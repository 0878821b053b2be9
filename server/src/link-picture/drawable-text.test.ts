import { drawableText, firstDrawable } from './drawable-text';

/** Simulates a font that has glyphs for Latin and Devanagari only. */
const hasGlyph = (codePoint: number) => codePoint < 0x250 || (codePoint >= 0x900 && codePoint < 0x980);

it.each([
  ['  आशा \n नमुने ', 'आशा नमुने'],
  ['Asha 🙏🏽 Namune ✌️', 'Asha Namune'],
  ['\u202eAsha\u0000\u2066', 'Asha'],
  ['<b>Asha</b> & "x"', '<b>Asha</b> & "x"'],
])('draws %p as %p', (text, drawn) => {
  expect(drawableText(text, hasGlyph)).toBe(drawn);
});

it.each(['ஆஷா', 'آشا', 'আশা', 'Asha ஆஷா', '🙏', '', ' - '])('does not draw %p', (text) => {
  expect(drawableText(text, hasGlyph)).toBeNull();
});

it('keeps three marks on a letter at most', () => {
  expect(drawableText(`आ${'ं'.repeat(50)}`, hasGlyph)).toBe('आंंं');
});

it('draws the other name when the font lacks the letters of the first', () => {
  expect(firstDrawable(['ஆஷா', 'Asha'], hasGlyph)).toBe('Asha');
  expect(firstDrawable(['ஆஷா'], hasGlyph)).toBe('');
});
