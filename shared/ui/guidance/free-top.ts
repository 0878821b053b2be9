/** The upper and lower edge of a box, in CSS pixels from the top of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The space between a message and the edge of the window, or between a message and the row or plate next to it. */
const MARGIN_PX = 8;

/**
 * Finds a place where a message covers none of the rows and, if possible, not the machine's plate. The function tries
 * the bottom of the window, then the places below and above the plate and each row, then the top of the window.
 * @returns The message's distance from the top of the window in pixels. When the rows leave no such place, the message
 *   is at the bottom.
 */
export function freeTop(height: number, windowHeight: number, plate: Edges, rows: readonly Edges[]): number {
  const lowest = windowHeight - height - MARGIN_PX;
  const beside = [plate, ...rows].flatMap(({ top, bottom }) => [
    bottom + MARGIN_PX,
    top - MARGIN_PX - height,
  ]);
  const places = [lowest, ...beside, MARGIN_PX];
  const findClearOf = (boxes: readonly Edges[]) =>
    places.find(
      (top) =>
        top >= 0 && top <= lowest && boxes.every((box) => box.bottom <= top || box.top >= top + height),
    );
  return findClearOf([plate, ...rows]) ?? findClearOf(rows) ?? lowest;
}
