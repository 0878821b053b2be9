import { balanceText } from './balance-text';

/** Each character is as wide as the font is high. */
const measure = (text: string, size: number) => Array.from(text).length * size;
const linesOf = (text: string, width: number, lines: number) =>
  balanceText(text, { width, lines, sizes: [2, 1] }, measure).lines;

it('makes the lines about equally long, and keeps their number and the size', () => {
  const room = { width: 34, lines: 2, sizes: [2, 1] };
  expect(balanceText('Practise on your phone', room, measure)).toEqual({
    size: 2,
    lines: ['Practise on', 'your phone'],
  });
});

it('changes nothing in a text of one line, without spaces, or that is cut', () => {
  expect(linesOf('Practise', 20, 2)).toEqual(['Practise']);
  expect(linesOf('demo.example/demo/asha', 15, 2)).toEqual(['demo.example/d', 'emo/asha']);
  expect(linesOf('a word that is much too long', 8, 2)).toEqual(['a word ', 'that is…']);
  expect(linesOf('', 20, 2)).toEqual([]);
});
