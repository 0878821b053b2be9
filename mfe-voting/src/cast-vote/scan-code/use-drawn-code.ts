import { useEffect, useState } from 'react';

interface DrawnCode {
  /** The number of modules (small squares) on each side of the code. */
  readonly size: number;
  /** An SVG path in units of one module. */
  readonly path: string;
}

const LARGE_SCREEN = '(min-width: 768px)';

/**
 * Makes the QR code of an address. The library for the code is loaded on large screens only, because small screens do
 * not show the code.
 * @returns The last code that was made, or `failed` after a failure. It is `null` before the first result,
 *   for example on a small screen or without an address.
 */
export function useDrawnCode(url: string): DrawnCode | 'failed' | null {
  const [code, setCode] = useState<DrawnCode | 'failed' | null>(null);

  useEffect(() => {
    if (!url || !window.matchMedia(LARGE_SCREEN).matches) return;
    let isCurrent = true;
    drawCode(url).then(
      (drawn) => isCurrent && setCode(drawn),
      () => isCurrent && setCode('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);

  return code;
}

async function drawCode(url: string): Promise<DrawnCode> {
  const { qrCode } = await import(/* webpackChunkName: "qr-code" */ '@demo-evm/shared/qr');
  return qrCode(url);
}
