import { useTexts } from '@demo-evm/shared/i18n';
import { useId } from 'react';
import { ChartPicture } from './chart-picture';
import { PhonePicture } from './phone-picture';
import { PosterPicture } from './poster-picture';
import { productTexts } from './product-texts';
import styles from './showcase.module.css';

/**
 * Shows what a campaign gets: a poster, its machine and its numbers, in one picture with one blue button. All names in
 * it are invented.
 */
export function Showcase() {
  const { language } = useTexts();
  const titleId = useId();
  const t = productTexts(language);
  const parts = { t, language };
  return (
    <section className={styles.showcase} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('TITLE')}
      </h2>
      <svg className={styles.picture} viewBox="-34 0 588 372" role="img" aria-label={t('PICTURE')}>
        <defs>
          <filter id="product-shadow" x="-40%" y="-20%" width="180%" height="160%">
            <feDropShadow dx="0" dy="10" stdDeviation="12" floodOpacity=".45" />
          </filter>
        </defs>
        <PosterPicture {...parts} />
        <ChartPicture {...parts} />
        <PhonePicture {...parts} />
      </svg>
      <ul className={styles.captions}>
        <li>
          <b>{t('POSTER')}</b> {t('POSTER_NOTE')}
        </li>
        <li>
          <b>{t('MACHINE')}</b> {t('MACHINE_NOTE')}
        </li>
        <li>
          <b>{t('VOTES')}</b> {t('VOTES_NOTE')}
        </li>
      </ul>
    </section>
  );
}
