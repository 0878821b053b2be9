import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import styles from './step.module.css';

interface StepProps {
  /** The place of the step in the form, counted from 1. */
  readonly number: number;
  readonly children: ReactNode;
}

/** The heading of a step of the form: a number in a disc and a title. The caller puts it into a label or a legend. */
export function Step({ number, children }: StepProps) {
  const { language } = useTexts();
  return (
    <span className={styles.step}>
      <span className={styles.disc} aria-hidden="true">
        {formatNumber(number, language)}
      </span>
      {children}
    </span>
  );
}
