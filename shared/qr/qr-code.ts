import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The width of the white edge in modules, which are the small squares of the code. QR readers need four. */
export const QUIET_ZONE = 4;

export interface QrCode {
  /** The number of modules on each side, without the white edge. */
  readonly size: number;
  /** The dark modules as an SVG path in units of one module. The first module is at 0, 0. */
  readonly path: string;
  readonly isDark: (x: number, y: number) => boolean;
}

/** Makes the smallest QR code of a text. Throws when the text is too long for any code (2,953 bytes). */
export function qrCode(text: string): QrCode {
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code), isDark: (x, y) => code.get(x, y) };
}
