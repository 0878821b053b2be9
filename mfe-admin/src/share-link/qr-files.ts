import { QUIET_ZONE, qrCode } from '@demo-evm/shared/qr';

/** A PNG is at least this wide, in pixels, so that it stays sharp on a leaflet. */
const PNG_PIXELS = 1_024;

/** The drawing of a QR code as an SVG file, 1000 units wide and high. Print shops scale this file. */
export function qrSvg(code: SVGSVGElement): Blob {
  const copy = code.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  for (const side of ['width', 'height']) copy.setAttribute(side, '1000');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** The QR code of a URL as a PNG file. Each module is a whole number of pixels. `null` when the browser cannot draw. */
export function qrPng(url: string): Promise<Blob | null> {
  const code = qrCode(url);
  const modules = code.size + 2 * QUIET_ZONE;
  const scale = Math.ceil(PNG_PIXELS / modules);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.isDark(x, y))
        context.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, scale, scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
