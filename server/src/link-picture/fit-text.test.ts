import { fitLine, fitName } from './fit-text';

/** Every character is one unit wide. So at the font size 10, a line of the width 100 has room for ten characters. */
const measure = (text: string) => text.length;
const SIZES = { one: [20, 10], two: [10, 5] };

it('writes a name on one line, as large as it fits', () => {
  expect(fitName('Asha', 100, SIZES, measure)).toEqual({ size: 20, lines: ['Asha'] });
  expect(fitName('Asha Namun', 100, SIZES, measure)).toEqual({ size: 10, lines: ['Asha Namun'] });
});

it('breaks a longer name at the space that leaves both lines shortest', () => {
  expect(fitName('Asha Bai Namune', 100, SIZES, measure)).toEqual({
    size: 10,
    lines: ['Asha Bai', 'Namune'],
  });
});

it('shortens a name that is too long for two lines, and never makes a line too wide', () => {
  const { size, lines } = fitName('Ashalata Bhalchandra Namune-Deshpande Patil', 100, SIZES, measure);
  expect({ size, lines }).toEqual({ size: 5, lines: ['Ashalata Bhalchandra', 'Namune-Deshpande Pa…'] });
});

it('shortens a single word without a space', () => {
  expect(fitName('A'.repeat(50), 100, SIZES, measure).lines).toEqual([`${'A'.repeat(19)}…`]);
});

it.each(['क्ष्म', 'ज्ञा', 'र्वे', 'श्री', 'द्धा'])('never cuts the conjunct %s', (conjunct) => {
  const whole = conjunct.repeat(12);
  for (let width = 1; width < 60; width += 1) {
    const [line = ''] = fitLine(whole, width, [1], measure).lines;
    const kept = line.replace('…', '');
    expect([width, kept.length % conjunct.length]).toEqual([width, 0]);
    expect(whole.startsWith(kept)).toBe(true);
  }
});

it('has no line for an empty text', () => {
  expect(fitLine('', 100, [10], measure).lines).toEqual([]);
});
