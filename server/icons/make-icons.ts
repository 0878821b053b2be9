import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes the icons that browsers ask for from icon.svg, which has no rounded corners because phones cut their own:
 * `npm run icons -w server`. Needs `rsvg-convert` (Debian: librsvg2-bin); the results are committed.
 */
const FOLDER = path.join(import.meta.dirname, '../public/root');

/** Draws icon.svg as a PNG of that many pixels in width and height. */
function drawPng(pixels: number): Buffer {
  const size = String(pixels);
  return execFileSync('rsvg-convert', ['-w', size, '-h', size, path.join(FOLDER, 'icon.svg')]);
}

/** Puts a PNG of fewer than 256 pixels into a Windows icon file with one picture. */
function toIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // it is an icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, png]);
}

const files = {
  'favicon.ico': toIco(drawPng(32), 32),
  'apple-touch-icon.png': drawPng(180),
  'icon-192.png': drawPng(192),
  'icon-512.png': drawPng(512),
};
for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(FOLDER, name), content);
