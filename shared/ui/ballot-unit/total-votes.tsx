import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './total-votes.module.css';

interface TotalVotesProps {
  /** `undefined`: not read yet; `null`: could not be read. */
  readonly total: number | null | undefined;
}

/** The machine's display of all votes; a dash while the number is not known. SPEC 2: total-votes box. */
export function TotalVotes({ total }: TotalVotesProps) {
  const { t, language } = useTexts();
  const count = typeof total === 'number' ? formatNumber(total, language) : undefined;
  return (
    <span className={styles.total}>
      <span aria-hidden="true">{t('TOTAL_VOTES')}</span>
      <output className={styles.display}>
        <span aria-hidden="true">{count ?? '–'}</span>
        <VisuallyHidden>
          {count && t('A11Y_TOTAL', { count })}
          {total === null && t('NET_COUNT_UNAVAILABLE')}
        </VisuallyHidden>
      </output>
    </span>
  );
}
