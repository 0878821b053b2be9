import { formatNumber, type CountReading } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './vote-count.module.css';

interface VoteCountProps {
  readonly count: CountReading['value'];
  /** The visible label. */
  readonly label: string;
  /** Makes the sentence that screen readers announce whenever the count changes. */
  readonly spoken: (count: string) => string;
}

/** One count on the machine's display. It shows dashes while the number is not known. Spec 2: Total votes. */
export function VoteCount({ count, label, spoken }: VoteCountProps) {
  const { t, language } = useTexts();
  const shown = typeof count === 'number' ? formatNumber(count, language) : undefined;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{label}</span>
      <output className={styles.display}>
        <span aria-hidden="true">{shown}</span>
        <VisuallyHidden>
          {shown && spoken(shown)}
          {count === null && t('NET_COUNT_UNAVAILABLE')}
        </VisuallyHidden>
      </output>
    </span>
  );
}
