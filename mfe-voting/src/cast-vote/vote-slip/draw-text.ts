import { fitText } from './fit-text';

interface TextPlace {
  /** The middle of the text; the middle of the picture without it. */
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly lines: number;
  readonly sizes: readonly number[];
  readonly color: string;
}

const LEADING = 1.25;

/**
 * Draws a text around a point, in the fonts of the page, which the browser shapes in every script.
 * @returns The width of the text.
 */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x = context.canvas.width / 2, y, width, lines: most, sizes, color }: TextPlace,
): number {
  const { fontFamily } = getComputedStyle(document.body);
  const measure = (line: string, size: number) => {
    context.font = `700 ${size}px ${fontFamily}`;
    return context.measureText(line).width;
  };
  const { size, lines } = fitText(text, { width, lines: most, sizes }, measure);
  const widest = Math.max(0, ...lines.map((line) => measure(line, size)));
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.fillText(line, x, y + (index - (lines.length - 1) / 2) * size * LEADING);
  });
  return widest;
}
