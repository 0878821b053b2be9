interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The approximate width of a tooth of torn paper in pixels. The height of a tooth is half of `TOOTH`. */
const TOOTH = 32;

/** Begins a path around a box with round corners. Older browsers have no `roundRect`. */
export function roundedBox(context: CanvasRenderingContext2D, box: Box, radius: number): void {
  const { left, top, width, height } = box;
  const [right, bottom] = [left + width, top + height];
  context.beginPath();
  context.moveTo(left + radius, top);
  context.arcTo(right, top, right, bottom, radius);
  context.arcTo(right, bottom, left, bottom, radius);
  context.arcTo(left, bottom, left, top, radius);
  context.arcTo(left, top, right, top, radius);
  context.closePath();
}

/** Begins a path around a sheet of paper whose lower edge is torn. */
export function tornPaper(context: CanvasRenderingContext2D, { left, top, width, height }: Box): void {
  const teeth = Math.round(width / TOOTH);
  const bottom = top + height;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left + width, top);
  context.lineTo(left + width, bottom - TOOTH / 2);
  for (let tooth = teeth; tooth > 0; tooth -= 1) {
    context.lineTo(left + ((tooth - 0.5) * width) / teeth, bottom);
    context.lineTo(left + ((tooth - 1) * width) / teeth, bottom - TOOTH / 2);
  }
  context.closePath();
}
