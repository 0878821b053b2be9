import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { CloseIcon, IconButton } from '@demo-evm/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './candidate-field.module.css';
import type { Focus } from './draft';
import { RequiredField } from './required-field';

interface CandidateFieldProps {
  /** The candidate's place in the list, counted from 1. */
  readonly place: number;
  readonly name: string;
  /** The part of this field that gets the focus now, or `null` when no part gets it. */
  readonly focus: Focus | null;
  readonly onName: (name: string) => void;
  /** `undefined` for the only candidate, who cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The name of a candidate and a button to remove the candidate. Spec 2: Create page; behaviour: Create. */
export function CandidateField({ place, name, focus, onName, onRemove }: CandidateFieldProps) {
  const { t, language } = useTexts();
  const number = formatNumber(place, language);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (focus) (focus.on === 'name' ? field : remove).current?.focus();
  }, [focus]);

  return (
    <li className={styles.candidate}>
      <RequiredField ref={field} label={t('CREATE_CANDIDATE', { number })} value={name} onValue={onName} />
      {onRemove && (
        <IconButton ref={remove} aria-label={t('CREATE_REMOVE', { number })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}
