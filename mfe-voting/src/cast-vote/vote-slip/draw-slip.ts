import { drawSymbol, SYMBOL_SIZE } from './draw-symbol';
import { drawText, fitted } from './draw-text';
import type { PictureFacts } from './picture-facts';
import { CENTER, PAPER } from './poster-layout';

const INK = '#16181c';

/** Draws on the paper, from top to bottom: the section, the serial beside the symbol, the name and the party. */
export function drawSlip(
  context: CanvasRenderingContext2D,
  { section, serial, name, party }: PictureFacts,
  symbol: HTMLImageElement | null,
): void {
  const { top } = PAPER;
  drawText(context, section, { y: top + 74, width: 720, lines: 1, sizes: [40, 36, 32, 28, 24], color: INK });
  drawSerialAndSymbol(context, serial, symbol);
  drawText(context, name, {
    y: top + 508,
    width: 740,
    lines: 2,
    sizes: [88, 76, 64, 52, 44, 38],
    color: INK,
  });
  drawText(context, party, { y: top + 592, width: 740, lines: 1, sizes: [42, 38, 34, 30, 26], color: INK });
}

/** Draws the serial and the symbol side by side in the horizontal middle of the paper, or the serial alone. */
function drawSerialAndSymbol(
  context: CanvasRenderingContext2D,
  serial: string,
  symbol: HTMLImageElement | null,
): void {
  const middle = PAPER.top + 275;
  const place = { y: middle, width: 340, lines: 1, sizes: [250, 210, 180], color: INK };
  const serialWidth = fitted(context, serial, place).width;
  const besideSerial = symbol ? SYMBOL_SIZE + 70 : 0;
  const left = CENTER - (serialWidth + besideSerial) / 2;
  drawText(context, serial, { ...place, x: left + serialWidth / 2 });
  if (symbol) drawSymbol(context, symbol, { left: left + serialWidth + 70, top: middle - SYMBOL_SIZE / 2 });
}
