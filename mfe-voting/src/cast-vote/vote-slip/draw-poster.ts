import { drawText, fitted } from './draw-text';
import { roundedBox, tornPaper } from './paths';
import type { PictureFacts } from './picture-facts';

/** The size of the picture in pixels. Messengers show the ratio 4 to 5 without cropping. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

const CENTER = WIDTH / 2;
const PAPER = { left: 130, top: 236, width: 820, height: 770 } as const;
const SYMBOL_SIZE = 270;
const INK = '#16181c';
const STAMP_INK = '#a3260f';

/** Draws, from top to bottom: the invitation, the slip that comes out of a printer, the notice and the address. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  facts: PictureFacts,
  symbol: HTMLImageElement | null,
) {
  const { bar, ink } = facts.theme;
  context.fillStyle = bar;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawText(context, facts.invitation, { y: 105, width: 960, lines: 2, sizes: [64, 56, 48, 40], color: ink });
  drawPaper(context);
  drawSlip(context, facts, symbol);
  drawStamp(context, facts.stamp);
  drawNotice(context, facts.notice);
  drawText(context, facts.address, {
    y: 1268,
    width: 1000,
    lines: 2,
    sizes: [52, 46, 40, 34, 28],
    color: ink,
  });
}

function drawPaper(context: CanvasRenderingContext2D): void {
  const { left, top, width } = PAPER;
  context.fillStyle = '#15181c'; // the slot of the printer
  roundedBox(context, { left: left - 50, top: top - 26, width: width + 100, height: 52 }, 26);
  context.fill();
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.45)';
  context.shadowBlur = 36;
  context.shadowOffsetY = 14;
  context.fillStyle = '#fff7db';
  tornPaper(context, PAPER);
  context.fill();
  context.restore();
  const shade = context.createLinearGradient(0, top, 0, top + 44);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0.35)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = shade;
  context.fillRect(left, top, width, 44);
  context.strokeStyle = 'rgba(22, 24, 28, 0.4)';
  context.lineWidth = 4;
  context.setLineDash([16, 12]);
  for (const y of [top + 122, top + 428]) {
    context.beginPath();
    context.moveTo(left + 50, y);
    context.lineTo(left + width - 50, y);
    context.stroke();
  }
  context.setLineDash([]);
}

function drawSlip(
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

/** Draws the whole symbol, as large as possible, on a white square. */
function drawSymbol(
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

function drawStamp(context: CanvasRenderingContext2D, text: string): void {
  context.save();
  context.translate(CENTER, PAPER.top + 684);
  context.rotate((-4 * Math.PI) / 180);
  const place = { x: 0, y: 0, width: 600, lines: 1, sizes: [46, 38], color: STAMP_INK };
  const { width } = fitted(context, text, place);
  drawText(context, text, place);
  context.strokeStyle = STAMP_INK;
  context.lineWidth = 7;
  roundedBox(context, { left: -width / 2 - 34, top: -40, width: width + 68, height: 80 }, 18);
  context.stroke();
  context.restore();
}

function drawNotice(context: CanvasRenderingContext2D, text: string): void {
  context.fillStyle = '#ffd84d';
  roundedBox(context, { left: 60, top: 1064, width: WIDTH - 120, height: 120 }, 20);
  context.fill();
  drawText(context, text, { y: 1124, width: 900, lines: 1, sizes: [46, 42, 38, 34, 30], color: '#2b2100' });
}
