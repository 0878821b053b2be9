/** The parts of the share card that are loaded after the form: the card of the link, and what needs the QR library. */
export { LinkCard } from './link-card';
export { QrCode } from './qr-code';
export { qrPng, qrSvg } from './qr-files';
