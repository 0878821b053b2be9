import { useTexts } from '@demo-evm/shared/i18n';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** White edge around the code, in modules: readers need four. */
const QUIET = 4;

interface QrCodeProps {
  readonly url: string;
  readonly className: string | undefined;
}

/** The QR code of an address, as one path: it prints as sharp as the printer can. */
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
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path
        fill="#fff"
        d={`M${-QUIET} ${-QUIET}h${size + 2 * QUIET}v${size + 2 * QUIET}h-${size + 2 * QUIET}z`}
      />
      <path d={path} />
    </svg>
  );
}
