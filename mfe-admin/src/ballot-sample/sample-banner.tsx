import styles from './ballot-sample.module.css';
import type { SampleFacts } from './sample-facts';

/** The banner in the machine's colour with section number, area and section name. Missing parts are not shown. */
export function SampleBanner({ section }: Pick<SampleFacts, 'section'>) {
  const { number, badge, area, subtitle } = section;
  return (
    <div className={styles.banner}>
      {number !== '' && (
        <p className={styles.number}>
          {number} <small>{badge}</small>
        </p>
      )}
      <div className={styles.words}>
        {area && (
          <p className={styles.area} lang={area.lang} dir="auto">
            {area.text}
          </p>
        )}
        {subtitle.text !== '' && (
          <p lang={subtitle.lang} dir="auto">
            {subtitle.text}
          </p>
        )}
      </div>
    </div>
  );
}
