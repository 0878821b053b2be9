import { activeSerial, formatNumber, pairNames, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ShareChoices } from '@demo-evm/shared/ui';
import { Poster } from './poster';
import { QrCode } from './qr-code';
import styles from './share-card.module.css';

interface ShareCardProps {
  /** The card gets the saved machine, because the page at the link does not show unsaved changes. */
  readonly machine: EvmDetails;
  readonly url: string;
  /** The link without the origin, such as `/demo/asha`. */
  readonly path: string;
}

/**
 * A QR code, a WhatsApp link and a button to copy the link. If the browser can print, also a button that prints the
 * poster.
 * Behaviour: Share card; behaviour: Sharing.
 */
export function ShareCard({ machine, url, path }: ShareCardProps) {
  const { t, language } = useTexts();
  const canPrint = typeof window.print === 'function'; // the web view of an Android app cannot print
  const name = pairNames(machine.cname, machine.e_cname, language)?.first.text;
  const serial = activeSerial(machine.evmsr);
  const text =
    name && serial !== null
      ? t('SHARE_TEXT', { serial: formatNumber(serial, language), name, url })
      : t('SHARE_TEXT_GENERIC', { url });
  return (
    <aside className={styles.card} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.title}>
        {t('SHARE')}
      </h2>
      <QrCode url={url} className={styles.code} />
      <p className={styles.path}>{path}</p>
      <ShareChoices content={{ text, url }} />
      {canPrint && <Button onClick={() => window.print()}>{t('PRINT_POSTER')}</Button>}
      <Poster machine={machine} url={url} />
    </aside>
  );
}
