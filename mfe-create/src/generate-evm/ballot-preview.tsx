import { devanagari, themeColor, THEMES, visibleText } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotSymbolMark } from '@demo-evm/shared/ui';
import type { CSSProperties } from 'react';
import styles from './ballot-preview.module.css';
import { BALLOT_ID, type Draft } from './draft';
import { useFormTexts } from './form-texts';

/**
 * Draws the machine that the form makes, while the visitor types. Screen readers skip the drawing and read
 * the form.
 */
export function BallotPreview({ draft }: { readonly draft: Draft }) {
  const { t } = useTexts();
  const words = useFormTexts();
  const theme = themeColor(draft.themeColor, THEMES.custom);
  const colors = { '--bar': theme.bar, '--on-bar': theme.ink } as CSSProperties;
  return (
    <section id={BALLOT_ID} className={styles.preview} tabIndex={-1} aria-label={words('CREATE_BALLOT')}>
      <h2 className={styles.head}>
        {words('CREATE_BALLOT')}
        <small>{words('CREATE_BALLOT_LIVE')}</small>
      </h2>
      <div className={styles.unit} style={colors} aria-hidden="true">
        <p className={styles.bar} dir="auto">
          {visibleText(draft.title) || t('CREATE_TITLE')}
        </p>
        <div className={styles.casing}>
          <p className={styles.label}>{t('DEMO_NOTICE')}</p>
          <ol className={styles.bed}>
            {draft.candidates.map(({ key, name, symbol, photo }, place) => (
              <li key={key} className={styles.row} data-ghost={!visibleText(name) || undefined}>
                <b>{devanagari(place + 1)}</b>
                <span dir="auto">{name}</span>
                <span className={styles.mark}>
                  {photo && <img src={photo} alt="" />}
                  {symbol && <BallotSymbolMark symbol={symbol} />}
                </span>
                <span className={styles.strip}>
                  <i />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
