import { useTexts } from '@demo-evm/shared/i18n';
import { useDrawnCode } from './use-drawn-code';
import styles from './scan-code.module.css';

/**
 * The page's address as a QR code, which leads from a large screen to a phone. Windows narrower than 768 px do not show
 * it. Its place is there before the code, so that nothing moves; it disappears when the code cannot be made.
 * Behaviour: Sharing.
 */
export function ScanCode({ url }: { readonly url: string }) {
  const { t } = useTexts();
  const code = useDrawnCode(url);
  if (code === 'failed') return null;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        role="img"
        aria-label={t('SCAN_CODE')}
        viewBox={code ? `-4 -4 ${code.size + 8} ${code.size + 8}` : undefined}
        shapeRendering="crispEdges"
      >
        {code && <path d={code.path} />}
      </svg>
      <figcaption>{t('SCAN_TO_PRACTISE')}</figcaption>
    </figure>
  );
}
