import { devanagari, type NamedIn } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Picture, VisuallyHidden } from '@demo-evm/shared/ui';
import { Fragment } from 'react';
import type { Slip } from './slip';
import styles from './vvpat.module.css';

const STAMP_VIBRATION_MS = 25;

interface VvpatProps {
  readonly slip: Slip;
  /** Is the vote counted, or on its way? Otherwise the lamp is amber. */
  readonly isCast: boolean;
}

/** A printer with a window, in which a VVPAT shows its slip for seven seconds. */
export function Vvpat({ slip, isCast }: VvpatProps) {
  const { t } = useTexts();
  return (
    <div className={styles.vvpat} data-cast={isCast}>
      <p className={styles.label}>{t('VVPAT_LABEL')}</p>
      <div className={styles.window}>
        <Paper {...slip} />
        <span className={styles.seven} />
      </div>
    </div>
  );
}

function Paper({ candidate, section }: Slip) {
  const { t } = useTexts();
  const { serial, serialText, name, names, party, symbol } = candidate;
  return (
    <div className={styles.paper}>
      {section.length > 0 && <Section parts={section} />}
      <div className={styles.row}>
        {serial !== null && (
          <span className={styles.serial}>
            <span aria-hidden="true">{devanagari(serial)}</span>
            <VisuallyHidden>{t('A11Y_SERIAL', { serial: serialText })}</VisuallyHidden>
          </span>
        )}
        {symbol !== undefined && (
          <Picture
            kind="symbol"
            url={symbol}
            name={t('A11Y_SYMBOL_ALT', { party: party.text || name || t('COL_CANDIDATE') })}
            className={styles.symbol}
          />
        )}
      </div>
      {names && (
        <b className={styles.name} lang={names.first.lang} dir="auto">
          {name}
        </b>
      )}
      {party.text && (
        <small lang={party.lang} dir="auto">
          {party.text}
        </small>
      )}
      <span className={styles.stamp} onAnimationStart={vibrate}>
        {t('STAMP')}
      </span>
    </div>
  );
}

function Section({ parts }: { readonly parts: readonly NamedIn[] }) {
  return (
    <small>
      {parts.map(({ text, lang }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          <bdi lang={lang}>{text}</bdi>
        </Fragment>
      ))}
    </small>
  );
}

/** The stamp is felt when it lands. */
function vibrate(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari and Firefox have no `vibrate`
  navigator.vibrate?.(STAMP_VIBRATION_MS);
}
