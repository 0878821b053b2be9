import { isLanguage, LANGUAGE_KEYS, LANGUAGES, type Language } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Called when the visitor chooses a language. Without it the header has no language selector. */
  readonly onLanguage?: (language: Language) => void;
  /** Buttons before the language selector. */
  readonly before?: ReactNode;
  /** Buttons at the end, such as `ShareButton`. */
  readonly children?: ReactNode;
}

/** The bar in the theme's colour with title, language selector and buttons. Spec 2: Header. */
export function PageHeader({ title, onLanguage, before, children }: PageHeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {before}
        {onLanguage && <LanguageSelect onLanguage={onLanguage} />}
        {children}
      </div>
    </header>
  );
}

function LanguageSelect({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
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
