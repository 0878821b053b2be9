import { useEffect, useState } from 'react';
import styles from './reset-toast.module.css';
import type { Tools } from './tool-parts';
import type { ResetState } from './use-reset';
import { totalOf } from './total-of';

/** The message and its Undo button are removed after this time. */
const SHOWN_MS = 7_000;

interface ResetToastProps {
  readonly state: ResetState;
  readonly tools: Tools;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/**
 * The message about a reset, at the lower edge of the window. After a successful reset it has an Undo button.
 * Its time starts again when the pointer or the focus leaves the message. Screen readers announce the
 * message.
 */
export function ResetToast({ state, tools, onUndo, onEnd }: ResetToastProps) {
  const { Button, t } = tools;
  const [isHeld, setIsHeld] = useState(false);
  const isShown = state !== null;
  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
    // Each message has its own time, so a new `state` starts it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onEnd` is a new function in each render
  }, [state, isShown, isHeld]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers only stop the clock
    <div
      className={styles.region}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {/* The element is always there, because screen readers announce only changes inside an element. */}
      <div role="status" className={isShown ? styles.toast : undefined}>
        {state && <span>{messageOf(state, tools)}</span>}
        {state?.kind === 'done' && (
          <Button
            onClick={() => {
              release(); // the button disappears, and the browser may send no event for that
              onUndo();
            }}
          >
            {t('UNDO')}
          </Button>
        )}
        {isShown && !isHeld && <i className={styles.clock} key={state.kind} />}
      </div>
    </div>
  );
}

function messageOf(state: Exclude<ResetState, null>, { t, number }: Tools): string {
  switch (state.kind) {
    case 'done':
      return t('RESET_DONE', { number: number(totalOf(state.before)) });
    case 'undone':
      return t('UNDONE');
    case 'failed':
      return t(state.why === 'deleted' ? 'RESET_DELETED' : 'RESET_NOT_STORED');
    default:
      return state satisfies never;
  }
}
