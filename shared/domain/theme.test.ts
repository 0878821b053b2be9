import fc from 'fast-check';
import { inkOn, machineTheme, themeColor, THEMES } from './theme';

it('is #430a8a when mva is inc, whatever its case and spaces and whatever extra3 is', () => {
  expect(machineTheme({ mva: ' INC ', extra3: '#ff0000' })).toEqual({ color: '#430a8a', ink: '#ffffff' });
});

it('is extra3 when that is a six-digit colour, else #007FFF', () => {
  expect(machineTheme({ extra3: '#FFBF00' }).color).toBe('#ffbf00');
  for (const extra3 of [null, '', '#fff', 'red', '#12345g', '#123456;x', 'url(//evil)']) {
    expect(machineTheme({ extra3 }).color).toBe('#007fff');
  }
});

it('takes a colour whatever its case and the spaces around it', () => {
  expect(themeColor(' #FFbf00\n', THEMES.public).color).toBe('#ffbf00');
});

const anyColor = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
const almostColor = fc.tuple(fc.string(), anyColor, fc.string()).map((parts) => parts.join(''));

it('accepts nothing but #rrggbb, however similar it looks', () => {
  for (const value of ['x#123456', '#1234567', 'red;#123456', '#123456;background:url(//evil)']) {
    expect(themeColor(value, THEMES.public).color).toBe(THEMES.public);
  }
  fc.assert(
    fc.property(fc.oneof(almostColor, fc.anything()), (value) => {
      expect(themeColor(value, THEMES.public).color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

it('writes in white on black and in black on white', () => {
  expect([inkOn('#000000'), inkOn('#ffffff')]).toEqual(['#ffffff', '#000000']);
});

it('has a text colour with a contrast of at least 4.5 to 1 on every colour', () => {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      const [r, g, b] = [number >> 16, (number >> 8) & 255, number & 255].map((part) => channel(part / 255));
      const luminance = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
      const ink = inkOn(color) === '#ffffff' ? 1 : 0;
      const contrast = (Math.max(ink, luminance) + 0.05) / (Math.min(ink, luminance) + 0.05);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
