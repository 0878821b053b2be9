import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './press-button.module.css';

interface PressButtonProps {
  /** The accessible name: the visible word and the row. */
  readonly label: string;
  readonly isCandidate: boolean;
  /** Does the button look held down? It does while the lamp of its row is lit. */
  readonly isDown: boolean;
  /** Does the candidate's button pulse to attract attention? */
  readonly isCalling: boolean;
  readonly isBusy: boolean;
  readonly isConfirmed: boolean;
  readonly onPress: () => void;
}

/** The blue button of a row, at least 56 px high. It is never `disabled`, because a disabled button loses the focus. */
export function PressButton(props: PressButtonProps) {
  const { label, isCandidate, isDown, isCalling, isBusy, isConfirmed, onPress } = props;
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isConfirmed) return;
    const pressed = button.current;
    // Some browsers do not focus a pressed button, so the closing dialog cannot give the focus back to it.
    return () => pressed?.focus();
  }, [isConfirmed]);

  return (
    <button
      ref={button}
      type="button"
      className={classes(
        styles.press,
        isCandidate && styles.candidate,
        isCandidate && isCalling && styles.calling,
      )}
      data-down={isDown ? '' : undefined}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {t('PRESS')}
    </button>
  );
}
