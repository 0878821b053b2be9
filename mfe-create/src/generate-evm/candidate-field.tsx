import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { CloseIcon, IconButton } from '@demo-evm/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './candidate-field.module.css';
import type { Focus } from './draft';
import { RequiredField } from './required-field';

interface CandidateFieldProps {
  /** Its place, 1-based. */
  readonly place: number;
  readonly name: string;
  /** `null`: the focus is not for this candidate. */
  readonly focus: Focus | null;
  readonly onName: (name: string) => void;
  /** Without it the candidate is the only one. */
  readonly onRemove: (() => void) | undefined;
}

/** One candidate's name, and a button to remove it. Spec 2: Create page; behaviour: Create. */
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
