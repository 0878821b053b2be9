import { saveFile } from '@demo-evm/shared/device';
import { activeSerial, formatNumber, pairNames, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ShareChoices, useLate } from '@demo-evm/shared/ui';
import { useRef } from 'react';
import styles from './share-card.module.css';

/** The id of the card's title, for links to the card. */
export const SHARE_TITLE_ID = 'share-title';

interface ShareCardProps {
  /** The card gets the saved machine, because the page at the link does not show unsaved changes. */
  readonly machine: EvmDetails;
  readonly url: string;
  /** The link without the origin, such as `/demo/asha`. */
  readonly path: string;
  /** Called when the link is sent by WhatsApp or copied. */
  readonly onShare: () => void;
  /** Opens the dialog that makes posters. */
  readonly onMakePoster: () => void;
}

// All parts of the dashboard that are loaded after the form are in one chunk (see-numbers/late-numbers.tsx).
const loadParts = () => import(/* webpackChunkName: "home" */ './late-parts');

/**
 * Shows what friends will see of the link, a WhatsApp link, a button that copies the link, a QR code that can
 * be saved as PNG and as SVG, and a button that opens the dialog for posters. `LinkCard` and `QrCode` are
 * loaded after the form.
 * Behaviour: Share card; behaviour: Sharing.
 */
export function ShareCard({ machine, url, path, onShare, onMakePoster }: ShareCardProps) {
  const { t, language } = useTexts();
  const code = useRef<SVGSVGElement>(null);
  const parts = useLate(loadParts);
  const name = pairNames(machine.cname, machine.e_cname, language)?.first.text;
  const serial = activeSerial(machine.evmsr);
  const text =
    name && serial !== null
      ? t('SHARE_TEXT', { serial: formatNumber(serial, language), name, url })
      : t('SHARE_TEXT_GENERIC', { url });
  const save = async (type: 'png' | 'svg') => {
    try {
      const { qrPng, qrSvg } = await loadParts();
      const file = type === 'png' ? await qrPng(url) : code.current && qrSvg(code.current);
      if (file) saveFile(file, `qr-${path.split('/').pop() ?? ''}.${type}`);
    } catch (error) {
      console.error('The QR code could not be saved.', error);
    }
  };
  return (
    <aside className={styles.card} aria-labelledby={SHARE_TITLE_ID}>
      <h2 id={SHARE_TITLE_ID} className={styles.title}>
        {t('SHARE')}
      </h2>
      {parts === null && <div className={styles.room} />}
      {parts !== null && parts !== 'missing' && <parts.LinkCard url={url} machine={machine} />}
      <ShareChoices content={{ text, url }} onShare={onShare} />
      <div className={styles.print}>
        {parts !== null && parts !== 'missing' && (
          <parts.QrCode ref={code} url={url} className={styles.code} />
        )}
        <div className={styles.files}>
          <Button onClick={() => void save('png')}>{t('QR_PNG')}</Button>
          <Button onClick={() => void save('svg')}>{t('QR_SVG')}</Button>
          <Button onClick={onMakePoster}>{t('POSTER_MAKE')}</Button>
        </div>
      </div>
    </aside>
  );
}
