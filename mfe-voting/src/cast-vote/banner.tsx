import {
  languageOfText,
  pairNames,
  type EvmDetails,
  type Language,
  type NamedIn,
} from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import styles from './banner.module.css';
import { sectionKeys, sectionNumber } from './election-words';

/** Section number, area and section name; empty parts are left out. Spec 2: Section banner. */
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
        {subtitle && (
          <p lang={languageOfText(subtitle, details.extra4)} dir="auto">
            {subtitle}
          </p>
        )}
      </div>
    </section>
  );
}

/** Section number and area as a slip has them, one after the other. */
export function sectionParts(details: EvmDetails, language: Language, t: Texts['t']): readonly NamedIn[] {
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const line = number && t(sectionKeys(details.main_title).line, { number });
  return [...(line ? [{ text: line }] : []), ...(area ? [area] : [])];
}
