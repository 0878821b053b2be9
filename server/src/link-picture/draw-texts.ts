import type { FittedText } from './fit-text';
import type { TextShaper, Weight } from './text-shaper';

/** The middle of the texts, in pixels from the left edge of the picture. */
export const CENTRE = 600;
/** The distance between two baselines, as a multiple of the font size. */
const LINE_HEIGHT = 1.2;

/** Gives the SVG of a text. Each line is centred at `x`. `y` is the baseline of the first line. */
export type Write = (text: FittedText, weight: Weight, x: number, y: number) => string;

/** Makes a function that draws lines of text as outlines. */
export function createWriter(shaper: TextShaper): Write {
  return ({ size, lines }, weight, x, y) =>
    lines
      .map((line, index) => {
        const { width, outlines } = shaper.shape(line, weight);
        const left = x - (width * size) / 2;
        const baseline = y + index * size * LINE_HEIGHT;
        return `<g transform="matrix(${size} 0 0 ${size} ${left} ${baseline})">${outlines}</g>`;
      })
      .join('');
}

/** Draws the name. The baseline of its first line depends on the number of lines and on the font size. */
export function drawName(name: FittedText, draw: Write): string {
  const baseline = name.lines.length > 1 ? 121 + (50 - name.size) * 0.3 : 161 - (84 - name.size) * 0.35;
  return draw(name, 'extrabold', CENTRE, baseline);
}

/** Draws the notice on a yellow label. The size of the label depends on the size of the text. */
export function drawNotice(notice: FittedText, { shape }: TextShaper, draw: Write): string {
  const text = shape(notice.lines[0] ?? '', 'bold').width * notice.size;
  const width = text + 92;
  const height = notice.size * 1.25 + 18;
  const [left, top] = [CENTRE - width / 2, 582 - height / 2];
  return [
    `<clipPath id="label"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10"/></clipPath>`,
    `<rect x="${left}" y="${top + 2}" width="${width}" height="${height}" rx="10" fill-opacity=".3"/>`,
    `<g clip-path="url(#label)"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#ffd84d"/>`,
    `<rect x="${left}" y="${top}" width="52" height="${height}" fill="url(#stripes)"/></g>`,
    `<g fill="#2b2100">${draw(notice, 'bold', left + 72 + text / 2, 582 + notice.size * 0.36)}</g>`,
  ].join('');
}
