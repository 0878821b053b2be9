import { isLanguage, LANGUAGE_KEYS, LANGUAGES, type Language } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './page-header.module.css';

/** The header's language selector. The name of each language is written in that language. */
export function LanguageSelect({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const { t, language } = useTexts();
  return (
    <select
      className={styles.select}
      aria-label={t('LANGUAGE')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {t(LANGUAGE_KEYS[code])}
        </option>
      ))}
    </select>
  );
}
