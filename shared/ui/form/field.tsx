import { useId, type ReactNode } from 'react';
import { classes } from '../classes';
import { TickIcon } from '../icons/action-icons';
import styles from './field.module.css';

/** The attributes of a control that is inside a `Field`. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldWords {
  readonly label: string;
  /** Help that is useful before typing. */
  readonly hint?: string | undefined;
  /** True when the hint is a rule that the value keeps. The hint is then green, with a tick. */
  readonly isHintMet?: boolean | undefined;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** More information below the field. Screen readers announce it when it appears or changes. */
  readonly note?: ReactNode;
  /** A control in the line of the label. Its space is reserved, and the Tab key reaches it after the field. */
  readonly aside?: ReactNode;
}

interface FieldProps extends FieldWords {
  /** Renders the control with the given attributes. */
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A control with its label above, and its problem and its hint below. Screen readers read hint and problem with the
 * control. Behaviour: Accessibility.
 */
export function Field({ label, hint, isHintMet, problem, note, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, aside !== undefined && styles.split)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(problem),
      })}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hintId} className={classes(styles.hint, isHintMet === true && styles.met)}>
          {isHintMet && <TickIcon />}
          {hint}
        </p>
      )}
      {note !== undefined && (
        <div className={styles.note} aria-live="polite">
          {note}
        </div>
      )}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
