import { useTexts } from '@demo-evm/shared/i18n';
import { visibleText } from '@demo-evm/shared/domain';
import { Button, ErrorNote } from '@demo-evm/shared/ui';
import { useId, type ReactNode } from 'react';
import { BALLOT_ID, type Draft } from './draft';
import styles from './make-bar.module.css';

interface MakeBarProps {
  readonly draft: Draft;
  readonly isComplete: boolean;
  /** Says why the machine could not be saved. It is `undefined` if no attempt to save has failed. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/**
 * The bar at the foot of the window: a small picture of the ballot that leads to the ballot, and the button
 * that submits the form. While the form is incomplete, a hint says what is missing, and a press on the button
 * moves the focus to the first blank field. Spec 5: Create EVM.
 */
export function MakeBar({ draft, isComplete, problem, children }: MakeBarProps) {
  const { t } = useTexts();
  const hintId = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <ErrorNote>{problem}</ErrorNote>
        {!isComplete && (
          <p id={hintId} className={styles.hint}>
            {t('CREATE_INCOMPLETE')}
          </p>
        )}
        <a className={styles.mini} href={`#${BALLOT_ID}`} aria-label={t('CREATE_SEE')}>
          <SmallBallot draft={draft} />
        </a>
        <Button
          type="submit"
          look="primary"
          aria-disabled={!isComplete}
          aria-describedby={isComplete ? undefined : hintId}
        >
          {children}
        </Button>
      </div>
    </div>
  );
}

/** The height that all rows of the small picture may have together, in units of its `viewBox`. */
const ROOM = 44;

function SmallBallot({ draft: { candidates } }: { readonly draft: Draft }) {
  const row = Math.min(ROOM / Math.max(candidates.length, 4), 9);
  return (
    <svg viewBox="0 0 46 52" aria-hidden="true">
      <path d={`M0 0h46v${8 + candidates.length * row}H0z`} fill="#5b6570" />
      {candidates.map(({ key, name }, place) => (
        <g key={key} transform={`translate(0 ${4 + place * row})`}>
          <path d={`M4 0h24v${row - 1}H4z`} fill="#fff7db" />
          <path d={`M31 0h11v${row - 1.5}H31z`} fill={visibleText(name) ? '#4d80ee' : '#39465c'} />
        </g>
      ))}
    </svg>
  );
}
