import { pairNames, type EvmDetails, type Language } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import styles from './banner.module.css';
import { sectionKeys, sectionNumber } from './election-words';

/** Section number, area and section name; empty parts are left out. SPEC 2: Section banner. */
export function Banner({ details }: { readonly details: EvmDetails }) {
  const { t, language } = useTexts();
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const subtitle = details.entity_subtitle?.trim();
  if (!number && !area && !subtitle) return null;
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
        {subtitle && <p dir="auto">{subtitle}</p>}
      </div>
    </section>
  );
}

/** Section number and area in one line, as a slip has them; empty without both. */
export function sectionLine(details: EvmDetails, language: Language, t: Texts['t']): string {
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first.text;
  const parts = [number && t(sectionKeys(details.main_title).line, { number }), area];
  return parts.filter(Boolean).join(' · ');
}
