import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useId, type ReactNode } from 'react';
import styles from './evm-form.module.css';

interface FormStepProps {
  /** The place of the step in the form, from 1. */
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A numbered step of the form, which can be closed. The fields of a closed step stay in the form, so no text
 * is lost, and an update publishes all steps together.
 */
export function FormStep({ number, title, children }: FormStepProps) {
  const { language } = useTexts();
  const titleId = useId();
  return (
    <details open className={styles.step}>
      <summary>
        <h2 id={titleId}>
          <span className={styles.number}>{formatNumber(number, language)}</span> {title}
        </h2>
      </summary>
      <div role="group" aria-labelledby={titleId} className={styles.fields}>
        {children}
      </div>
    </details>
  );
}
