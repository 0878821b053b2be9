import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import { useId } from 'react';
import styles from './generate-button.module.css';

interface GenerateButtonProps {
  readonly isComplete: boolean;
}

/**
 * The button that submits the form. While the form is incomplete, the button is disabled and a hint says why.
 * Spec 5: Create EVM.
 */
export function GenerateButton({ isComplete }: GenerateButtonProps) {
  const { t } = useTexts();
  const hintId = useId();
  return (
    <>
      <Button
        type="submit"
        look="primary"
        disabled={!isComplete}
        aria-describedby={isComplete ? undefined : hintId}
      >
        {t('CREATE_GENERATE')}
      </Button>
      {!isComplete && (
        <p id={hintId} className={styles.hint}>
          {t('CREATE_INCOMPLETE')}
        </p>
      )}
    </>
  );
}
