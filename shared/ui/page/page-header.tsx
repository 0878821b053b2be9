import type { Language } from '@demo-evm/shared/domain';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { LanguageSelect } from './language-select';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Called when the visitor chooses a language. Without this function, the header has no language selector. */
  readonly onLanguage?: (language: Language) => void;
  /** Buttons before the language selector. */
  readonly before?: ReactNode;
  /** Buttons after the language selector, such as `ShareButton`. */
  readonly children?: ReactNode;
  /**
   * The subject of the page, such as a machine's section. It is below the title on phones, and before the
   * title on larger screens.
   */
  readonly banner?: ReactNode;
  /** The menu for text size and contrast. */
  readonly comfort?: ReactNode;
}

/** The bar at the top of a page. Spec 2: Header. */
export function PageHeader({ title, onLanguage, before, children, banner, comfort }: PageHeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={classes(styles.inner, Boolean(banner) && styles.withBanner)}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          {before}
          {onLanguage && <LanguageSelect onLanguage={onLanguage} />}
          {children}
        </div>
        {banner && <div className={styles.banner}>{banner}</div>}
        {comfort}
      </div>
    </header>
  );
}
