import { useTexts } from '@demo-evm/shared/i18n';
import styles from './listen-button.module.css';

interface ListenButtonProps {
  readonly isSpeaking: boolean;
  /** The texts to read aloud. Before the App runs, early-listen.ts takes them from the attribute `data-steps`. */
  readonly steps: readonly string[];
  readonly onPress: () => void;
}

/**
 * The button that starts or stops the reading aloud. It looks like a voice message in a messenger, which voters know.
 */
export function ListenButton({ isSpeaking, steps, onPress }: ListenButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={styles.listen}
      aria-pressed={isSpeaking}
      data-steps={JSON.stringify(steps)}
      onClick={onPress}
    >
      <svg viewBox="0 0 40 26" width="36" height="24" fill="currentColor" aria-hidden="true">
        <path d="M3 4.5v17a1.5 1.5 0 0 0 2.3 1.3l13-8.5a1.5 1.5 0 0 0 0-2.5l-13-8.5A1.5 1.5 0 0 0 3 4.5z" />
        <path
          d="M24 10v6M29 5v16M34 8v10M38.5 11v4"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      {t('LISTEN')}
    </button>
  );
}
