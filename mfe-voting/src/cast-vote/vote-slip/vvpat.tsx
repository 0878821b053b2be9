import type { NamedIn } from '@demo-evm/shared/domain';
import { STAMP_VIBRATION_MS } from '@demo-evm/shared/ui';
import { Fragment } from 'react';
import type { Slip, SlipTools } from './slip';
import styles from './vvpat.module.css';

interface VvpatProps extends SlipTools {
  readonly slip: Slip;
  /** `true` when the vote is counted or waits to be counted. When it is `false`, the lamp is amber. */
  readonly isCast: boolean;
}

/**
 * A VVPAT: a printer with a window. A real VVPAT shows its slip for seven seconds. A bar counts these seconds, unless
 * motion is reduced.
 */
export function Vvpat({ slip, isCast, ...tools }: VvpatProps) {
  return (
    <div className={styles.vvpat} data-cast={isCast}>
      <p className={styles.label}>{tools.t('VVPAT_LABEL')}</p>
      <div className={styles.window}>
        <Paper slip={slip} {...tools} />
        <span className={styles.seven} />
      </div>
    </div>
  );
}

function Paper({ slip: { candidate, section }, t, drawSymbol }: Omit<VvpatProps, 'isCast'>) {
  const { serialOnPaper, serialText, name, names, party } = candidate;
  return (
    <div className={styles.paper}>
      {section.length > 0 && <Section parts={section} />}
      <div className={styles.row}>
        {serialOnPaper && (
          <span role="img" aria-label={t('A11Y_SERIAL', { serial: serialText })} className={styles.serial}>
            {serialOnPaper}
          </span>
        )}
        {drawSymbol(styles.symbol)}
        {candidate.mark}
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
      <span className={styles.stamp} data-does="stamp" onAnimationStart={vibrate}>
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

/** Vibrates the phone when the CSS animation of the stamp (vvpat.module.css) starts. */
function vibrate(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has `vibrate`
  navigator.vibrate?.(STAMP_VIBRATION_MS);
}
