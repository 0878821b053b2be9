import { fitText, type FittedText } from '@demo-evm/shared/domain';

interface TextPlace {
  /** The horizontal middle of the text. By default it is the middle of the picture. */
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly lines: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
  readonly color: string;
}

const LEADING = 1.25;

/** Draws a text with its centre at the point of `place`, in the fonts of the page. */
export function drawText(context: CanvasRenderingContext2D, text: string, place: TextPlace): void {
  const { x = context.canvas.width / 2, y, color } = place;
  const { size, lines } = fitted(context, text, place);
  setSize(context, size);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.fillText(line, x, y + (index - (lines.length - 1) / 2) * size * LEADING);
  });
}

/** @returns The size and lines in which `drawText` draws a text, and the width of the widest line in pixels. */
export function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  place: TextPlace,
): FittedText & { readonly width: number } {
  const measure = (line: string, size: number) => {
    setSize(context, size);
    return context.measureText(line).width;
  };
  const fit = fitText(text, place, measure);
  return { ...fit, width: Math.max(0, ...fit.lines.map((line) => measure(line, fit.size))) };
}

function setSize(context: CanvasRenderingContext2D, size: number): void {
  context.font = `700 ${size}px ${getComputedStyle(document.body).fontFamily}`;
}
