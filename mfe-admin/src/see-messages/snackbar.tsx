import { useTexts } from '@demo-evm/shared/i18n';
import { CloseIcon } from '@demo-evm/shared/ui';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import styles from './snackbar.module.css';
import { useKeyboardHeight, usePlace } from './use-place';
import type { Message, MessageKind } from './use-snackbar';

/** A message closes by itself after this time, unless the pointer or the focus is on the message. Spec 9: Times. */
const SHOWN_MS: Readonly<Record<MessageKind, number>> = {
  success: 3000,
  info: 3000,
  error: 5000,
  warning: 5000,
};

interface SnackbarProps {
  readonly message: Message | null;
  /** True when the page has the bar of layout/save-bar.tsx. The message is then above the bar. */
  readonly hasSaveBar: boolean;
  readonly onClose: () => void;
}

/**
 * The message at the lower or upper edge of the window, if there is a message. Errors and warnings are in the `alert`
 * region, which screen readers announce at once. Other messages are in the `status` region. Both regions are always
 * rendered, because screen readers may miss a new region.
 * Spec 4: Snackbar; behaviour: Snackbar.
 */
export function Snackbar({ message, hasSaveBar, onClose }: SnackbarProps) {
  const isUrgent = message?.kind === 'error' || message?.kind === 'warning';
  const bubble = message && (
    <Bubble key={message.id} message={message} hasSaveBar={hasSaveBar} onClose={onClose} />
  );
  return (
    <>
      <div role="status">{!isUrgent && bubble}</div>
      <div role="alert">{isUrgent && bubble}</div>
    </>
  );
}

interface BubbleProps {
  readonly message: Message;
  readonly hasSaveBar: boolean;
  readonly onClose: () => void;
}

function Bubble({ message: { kind, words }, hasSaveBar, onClose }: BubbleProps) {
  const { t } = useTexts();
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const place = usePlace(hasSaveBar);
  const keyboard = useKeyboardHeight();
  const focusedBefore = useRef<EventTarget | null>(null);
  const isHeld = isPointed || isFocused;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [isHeld, kind, onClose]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    focusedBefore.current ??= relatedTarget;
    setIsFocused(true);
  };
  const close = () => {
    onClose();
    const { current } = focusedBefore;
    const back = current instanceof HTMLElement ? current : document.querySelector('main');
    back?.focus({ preventScroll: true });
  };
  return (
    // While a pointer or the focus is on the message, no timer runs. The full time begins again afterwards.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the listeners only stop the timer
    <div
      className={`${styles.snackbar ?? ''} ${styles[kind] ?? ''}`}
      data-place={place}
      data-above-bar={hasSaveBar ? '' : undefined}
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
