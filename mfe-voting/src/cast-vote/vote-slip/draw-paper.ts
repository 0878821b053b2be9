import { roundedBox, tornPaper } from './paths';
import { PAPER } from './poster-layout';

/** Draws the empty paper of the slip, which comes out of the slot of a printer. */
export function drawPaper(context: CanvasRenderingContext2D): void {
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
