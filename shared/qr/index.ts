export { QUIET_ZONE, qrCode, type QrCode } from './qr-code';
