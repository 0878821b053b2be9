import { formatNumber, MAX_VID_LENGTH, MIN_VID_LENGTH } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Icon } from '@demo-evm/shared/ui';
import { useId, type RefObject } from 'react';
import type { VidCheck } from './use-vid-check';
import styles from './vid-field.module.css';
import type { VidProblem } from './vid-problem';

interface VidFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The part of the link before the vid, such as `demo.example/demo/`. */
  readonly prefix: string;
  readonly problem: VidProblem | 'taken' | undefined;
  readonly check: VidCheck;
  /** The id of the text with which the server has refused the value, if there is one. */
  readonly refusalId: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

const PROBLEM_KEYS = {
  empty: 'VAL_REQUIRED',
  same: 'VAL_VID_SAME',
  reserved: 'VAL_VID_RESERVED',
  shape: 'VAL_VID_SHAPE',
  taken: 'VID_TAKEN',
} as const satisfies Record<VidProblem | 'taken', string>;

/** The field for a new short link. The line below it says whether the link is free, or why it cannot be used. */
export function VidField({ value, onChange, prefix, problem, check, refusalId, input }: VidFieldProps) {
  const { t, language } = useTexts();
  const limits = {
    min: formatNumber(MIN_VID_LENGTH, language),
    max: formatNumber(MAX_VID_LENGTH, language),
  };
  const id = useId();
  const isBad = problem !== undefined || refusalId !== undefined;
  const isGood = check === 'free' || check === 'own';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('VID_NEW')}</label>
      <div className={`${styles.box ?? ''} ${(isBad ? styles.bad : isGood && styles.good) || ''}`}>
        <span id={`${id}-prefix`}>{prefix}</span>
        <input
          ref={input as RefObject<HTMLInputElement>}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          lang="en"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${refusalId ? `${refusalId} ` : ''}${id}-line ${id}-prefix`}
          aria-invalid={isBad}
        />
      </div>
      <p id={`${id}-line`} role="status" className={problem ? styles.problem : styles.line}>
        {problem ? t(PROBLEM_KEYS[problem], limits) : refusalId === undefined && <CheckLine check={check} />}
      </p>
    </div>
  );
}

function CheckLine({ check }: { readonly check: VidCheck }) {
  const { t } = useTexts();
  if (check === 'checking') return <>{t('VID_CHECKING')}</>;
  if (check === 'unknown' || check === 'taken') return null;
  return (
    <>
      <Icon lineWidth={3}>
        <path d="m4 12 6 6L20 6" />
      </Icon>
      {t(check === 'free' ? 'VID_FREE' : 'VID_OWN')}
    </>
  );
}
