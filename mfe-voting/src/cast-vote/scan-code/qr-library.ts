/** The functions of the library that the QR code needs, in one chunk. */
export { generate } from 'lean-qr';
export { toSvgPath } from 'lean-qr/extras/svg';
