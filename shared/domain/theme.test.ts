import fc from 'fast-check';
import { barOf, inkOn, machineTheme, themeOf, themeColor, THEMES } from './theme';

it('the theme is #430a8a when mva is inc, whatever its case and spaces and whatever extra3 is', () => {
  expect(machineTheme({ mva: ' INC ', extra3: '#ff0000' })).toEqual(themeOf('#430a8a'));
});

it('the theme is extra3 when that is a six-digit colour, else #007FFF', () => {
  expect(machineTheme({ extra3: '#FFBF00' }).color).toBe('#ffbf00');
  for (const extra3 of [null, '', '#fff', 'red', '#12345g', '#123456;x', 'url(//evil)']) {
    expect(machineTheme({ extra3 }).color).toBe('#007fff');
  }
});

it('a theme takes a colour whatever its case and the spaces around it', () => {
  expect(themeColor(' #FFbf00\n', THEMES.public).color).toBe('#ffbf00');
});

const anyColor = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
const almostColor = fc.tuple(fc.string(), anyColor, fc.string()).map((parts) => parts.join(''));

it('a theme accepts nothing but #rrggbb, not even similar texts', () => {
  for (const value of ['x#123456', '#1234567', 'red;#123456', '#123456;background:url(//evil)']) {
    expect(themeColor(value, THEMES.public).color).toBe(THEMES.public);
  }
  fc.assert(
    fc.property(fc.oneof(almostColor, fc.anything()), (value) => {
      expect(themeColor(value, THEMES.public).color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

it('text is white on black and black on white', () => {
  expect([inkOn('#000000'), inkOn('#ffffff')]).toEqual(['#ffffff', '#000000']);
});

it('a colour is darkened for the bar unless black text stands out on it', () => {
  expect(['#007fff', '#c2410c', '#430a8a', '#ffbf00', '#ffffff'].map(barOf)).toEqual([
    '#0056ad',
    '#9f350a',
    '#430a8a',
    '#ffbf00',
    '#ffffff',
  ]);
});

it('white text on the bar has a contrast of at least 7 to 1, or black text has 9 to 1', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const { bar, ink } = themeOf(`#${number.toString(16).padStart(6, '0')}`);
      expect(contrastOf(bar, ink)).toBeGreaterThanOrEqual(ink === '#ffffff' ? 7 : 9);
    }),
  );
});

it('the text colour has a contrast of at least 4.5 to 1 on every colour', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      expect(contrastOf(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

/** The contrast of two colours by the formula of WCAG 2.2. This function does not use the code under test. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const number = parseInt(color.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [number >> 16, (number >> 8) & 255, number & 255]
    .map((part) => part / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
