import { useState, type RefObject } from 'react';
import styles from './outcome.module.css';
import type { Slip, SlipTools, VoteStatus } from './slip';

interface OutcomeProps extends Pick<Slip, 'body'>, Pick<SlipTools, 't'> {
  readonly vote: VoteStatus;
  readonly titleId: string;
  readonly title: RefObject<HTMLHeadingElement>;
}

/**
 * The sentence about the vote's fate, as the heading of the confirmation, and the text below it after a
 * counted vote. Screen readers announce the sentence when it changes. A change moves no button, because the
 * box is as high as the longest of these sentences. Behaviour: The confirmation.
 */
export function Outcome({ vote, body, titleId, title, t }: OutcomeProps) {
  const [{ next = [], ...first }] = useState(vote);
  const ink = t('INK_ON_POLLING_DAY');
  return (
    <div className={styles.outcome}>
      <div>
        <h2
          ref={title}
          id={titleId}
          className={styles.title}
          data-fate={vote.fate}
          tabIndex={-1}
          aria-live="polite"
        >
          {vote.line}
        </h2>
        {vote.fate === 'counted' && (
          <p>
            {body} <b className={styles.ink}>{ink}</b>
          </p>
        )}
      </div>
      {next.length > 0 &&
        [first, ...next].map(({ fate, line }) => (
          <div key={fate} className={styles.room}>
            <p className={styles.title} data-fate={fate} data-text={line} />
            {fate === 'counted' && <p data-text={`${body ?? ''} ${ink}`} />}
          </div>
        ))}
    </div>
  );
}
