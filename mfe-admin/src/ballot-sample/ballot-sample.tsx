import { devanagari, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useId, useMemo, type CSSProperties } from 'react';
import styles from './ballot-sample.module.css';
import { CandidateRow } from './candidate-row';
import { sampleFacts } from './sample-facts';
import { SampleBanner } from './sample-banner';
import { Strip } from './strip';

export interface BallotSampleProps {
  /** The machine as it would be after an update. */
  readonly machine: EvmDetails;
}

/**
 * Shows what voters see of the machine: its colour, its section, and the candidate's row between its neighbours. The
 * page shows it beside the form, so that it changes while somebody types. Behaviour: Form.
 */
export function BallotSample({ machine }: BallotSampleProps) {
  const { t } = useTexts();
  const titleId = useId();
  const facts = useMemo(() => sampleFacts(machine), [machine]);
  const { language, words, theme, serial, rows } = facts;
  // The colours are always `#rrggbb`, so they are safe in CSS (shared/domain/theme.ts).
  const colors = { '--sample-bar': theme.bar, '--on-sample-bar': theme.ink } as CSSProperties;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('SAMPLE_TITLE')} <small>{t('SAMPLE_CHANGES')}</small>
      </h2>
      <div className={styles.sample} style={colors} lang={language}>
        <SampleBanner section={facts.section} />
        <div className={styles.machine}>
          <p className={styles.plate} data-state={serial === null ? 'unset' : undefined}>
            <i className={styles.led} aria-hidden="true" />
            {serial === null ? words.notSetUp : words.ready}
          </p>
          <ul className={styles.rows}>
            {rows.map((row) =>
              row === serial ? (
                <CandidateRow key="candidate" facts={facts} />
              ) : (
                <li key={row} className={styles.blank} aria-hidden="true">
                  <b className={styles.serial}>{row !== null && devanagari(row)}</b>
                  <span className={styles.sheet} />
                  <Strip />
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </section>
  );
}
