import { useTexts } from '@demo-evm/shared/i18n';
import { useId } from 'react';
import type { Mode } from './mode';
import styles from './mode-switch.module.css';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

const LABELS = [
  ['login', 'AUTH_LOGIN'],
  ['registration', 'AUTH_REGISTER'],
] as const;

/** The switch between login and registration: two radio buttons that look like one control. Spec 2: Auth page. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <p id={id} className={styles.intro}>
        {t('MSG_PLEASE_LOGIN')}
      </p>
      <div role="radiogroup" aria-labelledby={id} className={styles.switch}>
        {LABELS.map(([value, key]) => (
          <label key={value}>
            <input type="radio" name={id} checked={value === mode} onChange={() => onMode(value)} />
            <span>{t(key)}</span>
          </label>
        ))}
      </div>
    </>
  );
}
