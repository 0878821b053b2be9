import { QUIET_ZONE, qrCode } from '@demo-evm/shared/qr';
import { useMemo } from 'react';

/** The QR code of a URL as SVG shapes in a square of one by one unit, with its white edge. */
export function QrSquares({ url }: { readonly url: string }) {
  const { size, path } = useMemo(() => qrCode(url), [url]);
  return (
    <g transform={`scale(${1 / (size + 2 * QUIET_ZONE)})`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size + 2 * QUIET_ZONE}v${size + 2 * QUIET_ZONE}H0z`} />
      <path fill="#000" transform={`translate(${QUIET_ZONE} ${QUIET_ZONE})`} d={path} />
    </g>
  );
}
