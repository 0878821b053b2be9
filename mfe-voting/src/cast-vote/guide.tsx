import { devanagari } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Picture, rowId, useGuide, VisuallyHidden } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';
import styles from './guide.module.css';

/**
 * The last row whose button is usually completely visible on a phone of 360 × 740 px. The first render uses this guess,
 * until `runGuide` of shared/ui measures the row.
 */
const LAST_ROW_IN_SIGHT = 4;

/**
 * A bar at the bottom of the window with a link to the candidate's row. The bar is shown while the button of this row
 * is not completely visible. The link is a plain link, so it also works before any script has run. Behaviour: Guidance.
 */
export function Guide({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTexts();
  const { serial, serialText, names, name, party, symbol } = candidate;
  const href = serial === null ? '' : `#${rowId(serial)}`;
  const link = useGuide(href);
  if (serial === null) return null;

  const place = t('A11Y_SERIAL', { serial: serialText });
  return (
    // A script may have changed `data-at` before hydration. React must not report the difference.
    <a
      key={href}
      ref={link}
      href={href}
      className={styles.guide}
      data-at={serial > LAST_ROW_IN_SIGHT ? 'below' : 'seen'}
      suppressHydrationWarning
    >
      <span className={styles.badge} aria-hidden="true">
        <b>{devanagari(serial)}</b>
        {symbol && (
          <Picture
            kind="symbol"
            url={symbol}
            name={t('A11Y_SYMBOL_ALT', { party: party.text || name })}
            className={styles.symbol}
          />
        )}
      </span>
      <span className={styles.words}>
        {names ? (
          <>
            <VisuallyHidden>{place}, </VisuallyHidden>
            <bdi lang={names.first.lang}>{name}</bdi>
          </>
        ) : (
          place
        )}
        <small className={styles.below}> {t('GUIDE_BELOW')}</small>
        <small className={styles.above}> {t('GUIDE_ABOVE')}</small>
      </span>
      <span className={styles.arrow} aria-hidden="true">
        <svg
          viewBox="0 0 24 24"
          width="26"
          height="26"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M12 4v16M5 13l7 7 7-7" />
        </svg>
      </span>
    </a>
  );
}
