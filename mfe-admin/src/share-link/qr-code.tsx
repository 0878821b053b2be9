import { useTexts } from '@demo-evm/shared/i18n';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The width of the white edge in modules, which are the small squares of the code. QR readers need four. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly url: string;
  readonly className: string | undefined;
}

/** The QR code of a URL as SVG, which is sharp at any size in print. */
export function QrCode({ url, className }: QrCodeProps) {
  const { t } = useTexts();
  const { size, path } = useMemo(() => {
    const code = generate(url);
    return { size: code.size, path: toSvgPath(code) };
  }, [url]);
  return (
    <svg
      role="img"
      aria-label={t('QR_LABEL', { url })}
      className={className}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      shapeRendering="crispEdges"
    >
      <path
        fill="#fff"
        d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${size + 2 * QUIET_ZONE}v${size + 2 * QUIET_ZONE}h-${size + 2 * QUIET_ZONE}z`}
      />
      <path d={path} />
    </svg>
  );
}
