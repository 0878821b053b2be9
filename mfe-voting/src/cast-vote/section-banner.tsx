import { languageOfText, pairNames, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './section-banner.module.css';
import { sectionKeys, sectionNumber } from './section-words';

/** A banner with section number, area and section name. Missing parts are not shown. Spec 2: Section banner. */
export function SectionBanner({ details }: { readonly details: EvmDetails }) {
  const { t, language } = useTexts();
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const subtitle = details.entity_subtitle?.trim();
  return (
    <section className={styles.banner}>
      {number && (
        <p className={styles.number}>
          {number} <small>{t(sectionKeys(details.main_title).badge)}</small>
        </p>
      )}
      <div className={styles.words}>
        {area && (
          <h2 className={styles.area} lang={area.lang} dir="auto">
            {area.text}
          </h2>
        )}
        {subtitle && (
          <p lang={languageOfText(subtitle, details.extra4)} dir="auto">
            {subtitle}
          </p>
        )}
      </div>
    </section>
  );
}
