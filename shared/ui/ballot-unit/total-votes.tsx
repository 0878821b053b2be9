import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './total-votes.module.css';

/** The machine's display of all votes; a dash while the number is not known. SPEC 2: total-votes box. */
export function TotalVotes({ total }: { readonly total: number | null }) {
  const { t, language } = useTexts();
  const count = total === null ? null : formatNumber(total, language);
  return (
    <span className={styles.total}>
      <span aria-hidden="true">{t('TOTAL_VOTES')}</span>
      <output className={styles.display}>
        <span aria-hidden="true">{count ?? '–'}</span>
        <VisuallyHidden>
          {count === null ? t('NET_COUNT_UNAVAILABLE') : t('A11Y_TOTAL', { count })}
        </VisuallyHidden>
      </output>
    </span>
  );
}
