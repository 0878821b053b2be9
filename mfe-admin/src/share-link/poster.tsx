import { activeSerial, devanagari, imageUrl, pairNames, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Picture } from '@demo-evm/shared/ui';
import { createPortal } from 'react-dom';
import styles from './poster.module.css';
import { QrCode } from './qr-code';

interface PosterProps {
  readonly machine: EvmDetails;
  readonly url: string;
}

/**
 * The poster for print. It is not shown on the screen. It is a child of the body, so that the print styles can hide the
 * app beside it.
 * Behaviour: Share card.
 */
export function Poster({ machine, url }: PosterProps) {
  const { t, language } = useTexts();
  const names = pairNames(machine.cname, machine.e_cname, language);
  const serial = activeSerial(machine.evmsr);
  const symbol = imageUrl(machine.symbolurl);
  return createPortal(
    <div className={styles.poster} lang={language}>
      <p className={styles.title}>{t('POSTER_TITLE')}</p>
      <div className={styles.candidate}>
        {serial !== null && <b className={styles.serial}>{devanagari(serial)}</b>}
        {symbol !== null && (
          <Picture
            kind="symbol"
            url={symbol}
            name={t('A11Y_SYMBOL_ALT', { party: machine.sname || names?.first.text || t('COL_CANDIDATE') })}
            className={styles.symbol}
          />
        )}
      </div>
      {names && (
        <p className={styles.name}>
          <b lang={names.first.lang}>{names.first.text}</b>
          {names.second && <span lang={names.second.lang}>{names.second.text}</span>}
        </p>
      )}
      {machine.sname && <p>{machine.sname}</p>}
      <QrCode url={url} className={styles.code} />
      <p>{t('QR_CAPTION')}</p>
      <p className={styles.url}>{url}</p>
      <p className={styles.notice}>{t('DEMO_NOTICE')}</p>
    </div>,
    document.body,
  );
}
