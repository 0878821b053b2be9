/** The upper and lower edge of a box, in CSS pixels from the top of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The distance between a message and the edges of the window, and between a message and a row. */
const MARGIN_PX = 8;

/**
 * Finds a place for a message that covers none of the rows: at the bottom of the window, else under the machine's plate,
 * else beside one of the rows, else at the top of the window.
 * @param plateBottom the lower edge of the plate with the machine's state
 * @returns the distance from the top of the window. It is the place at the bottom when the rows leave no room.
 */
export function freeTop(
  height: number,
  windowHeight: number,
  plateBottom: number,
  rows: readonly Edges[],
): number {
  const lowest = windowHeight - height - MARGIN_PX;
  const isFree = (top: number) =>
    top >= 0 && top <= lowest && rows.every((row) => row.bottom <= top || row.top >= top + height);
  const besideRows = rows.flatMap(({ top, bottom }) => [bottom + MARGIN_PX, top - MARGIN_PX - height]);
  return [lowest, plateBottom + MARGIN_PX, ...besideRows, MARGIN_PX].find(isFree) ?? lowest;
}
