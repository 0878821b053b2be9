import { roundedBox } from './paths';

/** The width and the height of the white square behind the symbol, in pixels. */
export const SYMBOL_SIZE = 270;

/** Draws the whole symbol, as large as possible, on a white square. */
export function drawSymbol(
  context: CanvasRenderingContext2D,
  symbol: HTMLImageElement,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  context.save();
  context.fillStyle = '#fff';
  roundedBox(context, { left, top, width: SYMBOL_SIZE, height: SYMBOL_SIZE }, 22);
  context.fill();
  context.clip();
  const { naturalWidth: width, naturalHeight: height } = symbol;
  const scale = SYMBOL_SIZE / Math.max(width, height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  context.drawImage(
    symbol,
    left + (SYMBOL_SIZE - drawnWidth) / 2,
    top + (SYMBOL_SIZE - drawnHeight) / 2,
    drawnWidth,
    drawnHeight,
  );
  context.restore();
}
