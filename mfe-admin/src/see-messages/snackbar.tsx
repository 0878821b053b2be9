import { useTexts } from '@demo-evm/shared/i18n';
import { CloseIcon } from '@demo-evm/shared/ui';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import styles from './snackbar.module.css';
import { useKeyboardHeight, usePlace } from './use-place';
import type { Message, MessageKind } from './use-snackbar';

/** Spec 9: Times. */
const SHOWN_MS: Readonly<Record<MessageKind, number>> = {
  success: 3000,
  info: 3000,
  error: 5000,
  warning: 5000,
};

interface SnackbarProps {
  readonly message: Message | null;
  readonly onClose: () => void;
}

/**
 * The message at the edge of the window, announced by a live region that is always there: errors and warnings
 * at once, the others when the reader pauses. Spec 4: Snackbar; behaviour: Snackbar.
 */
export function Snackbar({ message, onClose }: SnackbarProps) {
  const isUrgent = message?.kind === 'error' || message?.kind === 'warning';
  const bubble = message && <Bubble key={message.id} message={message} onClose={onClose} />;
  return (
    <>
      <div role="status">{!isUrgent && bubble}</div>
      <div role="alert">{isUrgent && bubble}</div>
    </>
  );
}

interface BubbleProps {
  readonly message: Message;
  readonly onClose: () => void;
}

function Bubble({ message: { kind, words }, onClose }: BubbleProps) {
  const { t } = useTexts();
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const place = usePlace();
  const keyboard = useKeyboardHeight();
  const cameFrom = useRef<EventTarget | null>(null);
  const isResting = isPointed || isFocused;

  useEffect(() => {
    if (isResting) return;
    const timer = setTimeout(onClose, SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [isResting, kind, onClose]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current ??= relatedTarget;
    setIsFocused(true);
  };
  const close = () => {
    onClose();
    const back = cameFrom.current instanceof HTMLElement ? cameFrom.current : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only rests while somebody reads it, by pointer or by keyboard
    <div
      className={[styles.snackbar, styles[kind], styles[place]].join(' ')}
      style={place === 'bottom' && keyboard > 0 ? { bottom: keyboard + 8 } : undefined}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={enter}
      onBlur={() => setIsFocused(false)}
    >
      <p className={styles.words}>{words(t)}</p>
      <button type="button" className={styles.close} aria-label={t('CLOSE')} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
