import type { CountState, NumbersApi } from '@demo-evm/shared/api';
import { formatMoment, formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ErrorNote } from '@demo-evm/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useNumbersTexts } from './numbers-texts';
import styles from './numbers-panel.module.css';
import { ResetDialog } from './reset-dialog';

interface ResetCountProps extends CountState {
  readonly api: NumbersApi;
  /** Called with the server's answer after a reset or an undo. */
  readonly onChanged: (count: CountState) => void;
  /** Called after a failed reset or undo. The server may have changed the count nevertheless. */
  readonly onFailed: () => void;
}

/**
 * A button that sets the total to 0 after a question. For 24 hours after a reset, a line shows the former total beside
 * a button that undoes the reset. Behaviour: Numbers.
 */
export function ResetCount({ api, total, reset, onChanged, onFailed }: ResetCountProps) {
  const { language } = useTexts();
  const texts = useNumbersTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [undoing, setUndoing] = useState<'no' | 'sending' | 'failed'>('no');
  const hasChanged = useRef(false);
  const [undoButton, resetButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const lineId = useId();

  useEffect(() => {
    // After a change, the pressed button may no longer exist. The focus moves to the undo button, or to the reset
    // button if there is no undo button.
    if (!hasChanged.current || isAsking) return;
    hasChanged.current = false;
    (undoButton.current ?? resetButton.current)?.focus();
  }, [reset, isAsking, undoButton, resetButton]);

  const change = async (send: NumbersApi['reset']) => {
    const answer = await send();
    hasChanged.current = answer.ok;
    if (answer.ok) onChanged(answer.value);
    else onFailed();
    return answer.ok;
  };
  const undo = async (at: string) => {
    if (undoing === 'sending') return;
    setUndoing('sending');
    setUndoing((await change(() => api.undoReset(at))) ? 'no' : 'failed');
  };
  return (
    <div className={styles.reset}>
      {reset && (
        <>
          <p id={lineId}>
            {texts('NUM_RESET_AT', {
              moment: formatMoment(new Date(reset.at), language),
              total: formatNumber(reset.former_total, language),
            })}
          </p>
          <Button ref={undoButton} aria-describedby={lineId} onClick={() => void undo(reset.at)}>
            {texts('NUM_RESET_UNDO')}
          </Button>
        </>
      )}
      {total > 0 && (
        <Button ref={resetButton} onClick={() => setIsAsking(true)}>
          {texts('NUM_RESET')}
        </Button>
      )}
      {(reset || undoing === 'failed') && (
        <ErrorNote look="text">{undoing === 'failed' && texts('NUM_RESET_FAILED')}</ErrorNote>
      )}
      {isAsking && (
        <ResetDialog total={total} reset={() => change(api.reset)} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
