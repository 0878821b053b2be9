import { browserStorage } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { useRef } from 'react';
import styles from './comfort-menu.module.css';
import { chooseContrast, chooseTextSize, TEXT_SIZES } from './comfort';
import { useCloseOutside } from './use-close-outside';
import { useComfort } from './use-comfort';

const SIZE_NAMES = { m: 'TEXT_USUAL', l: 'TEXT_LARGE', xl: 'TEXT_LARGEST' } as const;

/** The header's menu for text size and contrast. It opens without any script. Behaviour: Comfort. */
export function ComfortMenu() {
  const { t } = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const { textSize, hasHighContrast } = useComfort();
  useCloseOutside(menu);

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button} aria-label={t('COMFORT')} title={t('COMFORT')}>
        <span aria-hidden="true">
          <small>{t('LETTER')}</small>
          {t('LETTER')}
        </span>
      </summary>
      <div className={styles.panel}>
        <div role="group" aria-label={t('COMFORT')} className={styles.sizes}>
          {TEXT_SIZES.map((size) => (
            <button
              key={size}
              type="button"
              className={styles[size]}
              aria-label={t(SIZE_NAMES[size])}
              aria-pressed={textSize === size}
              onClick={() => chooseTextSize(size, browserStorage)}
            >
              {t('LETTER')}
            </button>
          ))}
        </div>
        <button
          type="button"
          role="switch"
          className={styles.contrast}
          aria-checked={hasHighContrast}
          onClick={() => chooseContrast(hasHighContrast ? 'less' : 'more', browserStorage)}
        >
          <ContrastIcon />
          {t('CONTRAST')}
        </button>
      </div>
    </details>
  );
}

/** A disc of which one half is filled. */
function ContrastIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </svg>
  );
}
