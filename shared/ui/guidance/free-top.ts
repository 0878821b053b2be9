/** The upper and lower edge of a box, in CSS pixels from the top of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The distance between a message and the edges of the window, and between a message and a row. */
const MARGIN_PX = 8;

/**
 * Finds a place for a message that covers none of the rows: at the bottom of the window, else beside the machine's plate
 * or one of the rows, else over the plate.
 * @returns the distance from the top of the window. It is the place at the bottom when the rows leave no room.
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
