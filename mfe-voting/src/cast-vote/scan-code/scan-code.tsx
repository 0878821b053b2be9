import { useTexts } from '@demo-evm/shared/i18n';
import { useDrawnCode } from './use-drawn-code';
import styles from './scan-code.module.css';

/**
 * Shows the page's address as a QR code, so that a visitor at a large screen can open the page on a phone. Windows
 * narrower than 768 px do not show the code. An empty picture takes the place of the code until the code is made, so
 * that nothing moves. If the code cannot be made, the picture disappears.
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
