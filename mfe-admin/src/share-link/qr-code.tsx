import { useTexts } from '@demo-evm/shared/i18n';
import { forwardRef } from 'react';
import { QrSquares } from './make-poster/qr-squares';

interface QrCodeProps {
  readonly url: string;
  readonly className: string | undefined;
}

/** The QR code of a URL as SVG, which is sharp at any size. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode({ url, className }, ref) {
  const { t } = useTexts();
  return (
    <svg ref={ref} role="img" aria-label={t('QR_LABEL', { url })} className={className} viewBox="0 0 1 1">
      <QrSquares url={url} />
    </svg>
  );
});
