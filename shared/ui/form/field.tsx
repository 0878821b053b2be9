import { useId, type ReactNode } from 'react';
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
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** More information below the field. Screen readers announce it when it appears or changes. */
  readonly note?: ReactNode;
}

interface FieldProps extends FieldWords {
  /** Renders the control with the given attributes. */
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A control with its label above and its hint below. A problem appears in the line of the label. If the problem fits
 * there, nothing on the page moves. Screen readers read hint and problem with the control. Behaviour: Accessibility.
 */
export function Field({ label, hint, problem, note, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {problem && (
          <p id={problemId} className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(problem),
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {note !== undefined && (
        <div className={styles.note} aria-live="polite">
          {note}
        </div>
      )}
    </div>
  );
}
