import fc from 'fast-check';
import { brailleDots } from './braille-dots';

/** Gives the braille that a path of dots shows, as text. Each cell becomes one Unicode character. */
function patternsOf(path: string, cells: number): string {
  const bits = Array.from({ length: cells }, () => 0);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h0/g)) {
    const cell = Math.floor((Number(x) - 3) / 14);
    const column = (Number(x) - 3) % 14 ? 3 : 0;
    bits[cell] = (bits[cell] ?? 0) | (1 << (column + (Number(y) - 3) / 6));
  }
  return String.fromCodePoint(...bits.map((pattern) => 0x2800 + pattern));
}

it('draws every row number with the digits of the braille alphabet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (serial) => {
      const digits = String(serial);
      const letters = Array.from(digits, (digit) => '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'[Number(digit)]).join('');
      expect(patternsOf(brailleDots(serial), digits.length)).toBe(letters);
    }),
  );
});
