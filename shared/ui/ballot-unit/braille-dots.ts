/**
 * The raised dots of each digit from 0 to 9. The left column of a braille cell has dots 1, 2 and 3 from the top, and
 * the right column has dots 4, 5 and 6.
 */
const DOTS_OF_DIGIT = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'];

const DOT_DISTANCE = 6;
const CELL_DISTANCE = 14;

/** @returns The dots of a number as an SVG path. Each dot is a line without length, which needs round line caps. */
export function brailleDots(serial: number): string {
  const cells = Array.from(String(serial), (digit, cell) =>
    Array.from(DOTS_OF_DIGIT[Number(digit)] ?? '', (dot) => dotAt(cell, Number(dot) - 1)).join(''),
  );
  return cells.join('');
}

function dotAt(cell: number, dot: number): string {
  const x = 3 + cell * CELL_DISTANCE + (dot > 2 ? DOT_DISTANCE : 0);
  const y = 3 + (dot % 3) * DOT_DISTANCE;
  return `M${String(x)} ${String(y)}h0`;
}
