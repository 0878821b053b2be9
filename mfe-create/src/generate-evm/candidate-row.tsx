import { devanagari, formatNumber, visibleText } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { CloseIcon } from '@demo-evm/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './candidate-row.module.css';
import type { DraftCandidate, Focus } from './draft';
import type { DraftEvent } from './edit-draft';
import formStyles from './generate-form.module.css';
import { useRowParts } from './late-row-parts';
import { onEnter } from './on-enter';
import { namesIn } from './paste-names';
import { TEXT_INPUT } from './text-input';

interface CandidateRowProps {
  readonly candidate: DraftCandidate;
  /** The candidate's place in the list, counted from 0. */
  readonly place: number;
  /** The number of candidates. A single candidate cannot be removed or moved. */
  readonly count: number;
  /** The part of this row that gets the focus now, or `null` when no part gets it. */
  readonly focus: Focus | null;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
  readonly onMark: () => void;
  readonly edit: (event: DraftEvent) => void;
}

/** A candidate: number and symbol, name, and buttons to move and to remove. Spec 2: Create page; behaviour: Create. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, place, count, focus, isPicked, onPick, onMark, edit } = props;
  const { key, name, symbol, photo } = candidate;
  const { t, language } = useTexts();
  const number = formatNumber(place + 1, language);
  const parts = useRowParts();
  const problemId = useId();
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const isWrong = hasBeenLeft && !visibleText(name);

  useEffect(() => {
    if (focus) (focus.on === 'name' ? field : remove).current?.focus();
  }, [focus]);

  return (
    <li className={styles.row} data-picked={isPicked || undefined} data-single={count === 1 || undefined}>
      <button
        type="button"
        className={styles.number}
        aria-label={t('CREATE_SYMBOL', {
          number,
          symbol: parts?.markName(candidate, language) ?? t('SYMBOL_none'),
        })}
        onClick={onMark}
      >
        <b>{devanagari(place + 1)}</b>
        <span className={styles.mark}>
          {symbol || photo ? parts && <parts.RowMark candidate={candidate} /> : '+'}
        </span>
      </button>
      <input
        {...TEXT_INPUT}
        ref={field}
        className={formStyles.input}
        aria-label={t('CREATE_CANDIDATE', { number })}
        value={name}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => edit({ type: 'named', key, name: target.value })}
        onBlur={() => setHasBeenLeft(true)}
        onKeyDown={onEnter(() => edit({ type: 'entered', key }))}
        onPaste={(event) => {
          const names = namesIn(event.clipboardData.getData('text'));
          if (names.length === 0) return;
          event.preventDefault();
          edit({ type: 'pasted', key, names });
        }}
      />
      {count > 1 && !parts && <span />}
      {count > 1 && parts && (
        <parts.MoveButtons
          number={number}
          isPicked={isPicked}
          isFirst={place === 0}
          isLast={place === count - 1}
          onPick={onPick}
          onStep={(step) => edit({ type: 'moved', key, to: place + step })}
          onPlace={(to) => edit({ type: 'moved', key, to })}
        />
      )}
      {count > 1 && !isPicked && (
        <button
          ref={remove}
          type="button"
          aria-label={t('CREATE_REMOVE', { number })}
          onClick={() => edit({ type: 'removed', key })}
        >
          <CloseIcon />
        </button>
      )}
      {isWrong && (
        <p id={problemId} className={formStyles.problem}>
          {t('VAL_REQUIRED')}
        </p>
      )}
    </li>
  );
}
