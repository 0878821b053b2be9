import { useEffect, useState } from 'react';
import type { QrCode } from '@demo-evm/shared/qr';
import styles from './link-code.module.css';

interface LinkCodeProps {
  readonly url: string;
  readonly label: string;
  readonly caption: string;
}

/** A code with more modules on each side is drawn larger. */
const MODULES_OF_SMALL_CODE = 45;
/** The white edge in modules. QR readers need four. */
const EDGE = 4;

/** The QR code of a link. Its place is empty until the code is drawn, or if the library cannot be loaded. */
export function LinkCode({ url, label, caption }: LinkCodeProps) {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "qr-code" */ '@demo-evm/shared/qr').then(
      ({ qrCode }) => isCurrent && setCode(qrCode(url)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  const side = (code?.size ?? 0) + 2 * EDGE;
  return (
    <figure className={styles.figure} data-dense={side > MODULES_OF_SMALL_CODE + 2 * EDGE || undefined}>
      <svg
        className={styles.code}
        role="img"
        aria-label={label}
        viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        {code && <path d={code.path} />}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
