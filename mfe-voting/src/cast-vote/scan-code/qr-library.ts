/**
 * Exports only the functions of `lean-qr` that draw the QR code, so that one `import()` (use-drawn-code.ts) loads them
 * in one chunk.
 */
export { generate } from 'lean-qr';
export { toSvgPath } from 'lean-qr/extras/svg';
