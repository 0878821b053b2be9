import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './press-button.module.css';

interface PressButtonProps {
  /** Its accessible name: the visible word and which row it is. */
  readonly label: string;
  readonly isCandidate: boolean;
  /** Held down while its vote's lamp is lit. */
  readonly isDown: boolean;
  /** Does the candidate's button call for attention? */
  readonly isCalling: boolean;
  readonly isBusy: boolean;
  readonly isConfirmed: boolean;
  readonly onPress: () => void;
}

/** The blue button of a row, 56 px high or more. It keeps the focus while it waits, so it is never `disabled`. */
export function PressButton(props: PressButtonProps) {
  const { label, isCandidate, isDown, isCalling, isBusy, isConfirmed, onPress } = props;
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isConfirmed) return;
    const pressed = button.current;
    return () => pressed?.focus(); // not every browser gives a pressed button the focus by itself
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
