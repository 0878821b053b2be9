import { formatNumber, MAX_CANDIDATES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import { useState } from 'react';
import styles from './candidate-list.module.css';
import { CandidateRow } from './candidate-row';
import type { Draft } from './draft';
import type { DraftEvent } from './edit-draft';
import { FormIcon } from './icons';
import { LateMarkDialog } from './late-row-parts';
import { Step } from './step';

interface CandidateListProps {
  readonly draft: Draft;
  readonly edit: (event: DraftEvent) => void;
}

/** The candidates, with buttons to add a candidate or "none of the above", and to undo the last removal. */
export function CandidateList({ draft, edit }: CandidateListProps) {
  const { t, language } = useTexts();
  const { candidates, removed, unfitted } = draft;
  const [picked, setPicked] = useState<number | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const isFull = candidates.length === MAX_CANDIDATES;
  const number = (value: number) => formatNumber(value, language);
  const markedPlace = candidates.findIndex(({ key }) => key === marked);
  const pickedPlace = candidates.findIndex(({ key }) => key === picked);

  return (
    <fieldset className={styles.candidates}>
      <legend className={styles.legend}>
        <Step number={3}>
          {t('CREATE_CANDIDATES')}
          <small>{`${number(candidates.length)} / ${number(MAX_CANDIDATES)}`}</small>
        </Step>
      </legend>
      <p className={styles.hint}>{t('CREATE_PASTE_HINT')}</p>
      <ol className={styles.list}>
        {candidates.map((candidate, place) => (
          <CandidateRow
            key={candidate.key}
            candidate={candidate}
            place={place}
            count={candidates.length}
            focus={draft.focus?.key === candidate.key ? draft.focus : null}
            isPicked={picked === candidate.key && candidates.length > 1}
            onPick={(isPicked) => setPicked(isPicked ? candidate.key : null)}
            onMark={() => setMarked(candidate.key)}
            edit={edit}
          />
        ))}
      </ol>
      <div className={styles.note} role="status">
        {pickedPlace >= 0 && <p>{t('CREATE_PLACE', { number: number(pickedPlace + 1) })}</p>}
        {unfitted > 0 && <p>{t('CREATE_NOT_FITTED', { number: number(unfitted) })}</p>}
        {removed && <p>{t('CREATE_REMOVED', { name: removed.candidate.name || '–' })}</p>}
      </div>
      {removed && !isFull && <Button onClick={() => edit({ type: 'restored' })}>{t('CREATE_UNDO')}</Button>}
      <Button disabled={isFull} onClick={() => edit({ type: 'added' })}>
        {!isFull && <FormIcon of="plus" />}
        {isFull ? t('CREATE_MOST', { number: number(MAX_CANDIDATES) }) : t('CREATE_ADD')}
      </Button>
      {!isFull && candidates.every(({ symbol }) => symbol !== 'nota') && (
        <Button
          onClick={() => edit({ type: 'added', candidate: { name: t('CREATE_NOTA'), symbol: 'nota' } })}
        >
          <FormIcon of="plus" />
          {t('CREATE_ADD_NOTA')}
        </Button>
      )}
      {markedPlace >= 0 && marked !== null && (
        <LateMarkDialog
          number={number(markedPlace + 1)}
          candidate={candidates[markedPlace]}
          onMark={(mark) => edit({ type: 'marked', key: marked, mark })}
          onClose={() => setMarked(null)}
        />
      )}
    </fieldset>
  );
}
