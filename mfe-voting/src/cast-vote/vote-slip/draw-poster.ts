import { drawPaper } from './draw-paper';
import { drawSlip } from './draw-slip';
import { drawText, fitted } from './draw-text';
import { roundedBox } from './paths';
import type { PictureFacts } from './picture-facts';
import { CENTER, HEIGHT, PAPER, WIDTH } from './poster-layout';

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
