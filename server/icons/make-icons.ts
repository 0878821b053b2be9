import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Converts icon.svg to the other icons that browsers request, and the symbol of the demo machine to a PNG:
 * `npm run icons -w server`. The program needs `rsvg-convert` and `pngquant` (Debian: librsvg2-bin, pngquant). The pictures
 * are committed.
 *
 * The background of icon.svg fills the square, because phones cut icons to different shapes. The picture is inside the
 * middle circle, which has 80 % of the icon's width. No phone cuts off a part of this circle (W3C: maskable icons).
 *
 * The demo machine shows its symbol as a PNG, because a slow phone needs 40 ms for its first SVG from a file
 * (docs/performance.md). A vote may have to wait for the connection on which the symbol arrives, so the PNG is small.
 */
const PUBLIC = path.join(import.meta.dirname, '../public');

const SVG = fs.readFileSync(path.join(PUBLIC, 'root/icon.svg'), 'utf8');
/** The SVG without most of its border. An icon of 32 pixels has no room for the whole border. */
const TIGHT_SVG = SVG.replace('viewBox="0 0 32 32"', 'viewBox="4 4 24 24"');

/** Converts an SVG to a square PNG that is `pixels` wide. */
function drawPng(pixels: number, svg = SVG): Buffer {
  const size = String(pixels);
  return execFileSync('rsvg-convert', ['-w', size, '-h', size], { input: svg });
}

/** Reduces a picture to 16 colours. The symbol looks the same, and has a third of the bytes. */
function reduceColours(png: Buffer): Buffer {
  return execFileSync('pngquant', ['--nofs', '--speed', '1', '16', '-'], { input: png });
}

/** Wraps a square PNG, less than 256 pixels wide, in a Windows icon file. */
function toIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, png]);
}

const DEMO_SYMBOL = fs.readFileSync(path.join(PUBLIC, 'images/demo-symbol.svg'), 'utf8');

const files = {
  'root/favicon.ico': toIco(drawPng(32, TIGHT_SVG), 32),
  'root/apple-touch-icon.png': drawPng(180),
  'root/icon-192.png': drawPng(192),
  'root/icon-512.png': drawPng(512),
  'images/demo-symbol.png': reduceColours(drawPng(192, DEMO_SYMBOL)),
};
for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(PUBLIC, name), content);
