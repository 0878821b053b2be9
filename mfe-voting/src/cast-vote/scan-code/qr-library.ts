/** What the QR code needs of its library, in one chunk. */
export { generate } from 'lean-qr';
export { toSvgPath } from 'lean-qr/extras/svg';
