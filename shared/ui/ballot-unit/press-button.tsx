import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import type { RowLook } from './ballot-row';
import { Hand } from './hand';
import styles from './press-button.module.css';

interface PressButtonProps {
  /** The accessible name. It contains the visible word, if there is one, and the row's number. */
  readonly label: string;
  /** The button of a blank row has no visible word, so that it attracts no attention. */
  readonly look: RowLook;
  /** True if the button looks held down. It does while the lamp of its row is lit. */
  readonly isDown: boolean;
  /** True while the candidate's button moves to attract attention. */
  readonly isCalling: boolean;
  readonly isBusy: boolean;
  readonly isConfirmed: boolean;
  readonly onPress: () => void;
}

/** The button of a row, at least 56 px high. It is never `disabled`, because a disabled button loses the focus. */
export function PressButton(props: PressButtonProps) {
  const { label, look, isDown, isCalling, isBusy, isConfirmed, onPress } = props;
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isCandidate = look === 'candidate';

  useEffect(() => {
    if (!isConfirmed) return;
    const pressed = button.current;
    // Some browsers do not focus a pressed button, so a dialog that closes cannot give the focus back to the button.
    return () => pressed?.focus();
  }, [isConfirmed]);

  return (
    <button
      ref={button}
      type="button"
      className={classes(styles.press, styles[look], isCandidate && isCalling && styles.calling)}
      data-down={isDown ? '' : undefined}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {look !== 'blank' && t('PRESS')}
      {isCandidate && <Hand className={styles.hand} />}
    </button>
  );
}
