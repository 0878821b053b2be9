import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import styles from './prompt.module.css';

interface PromptProps {
  /** Pictures above the sentence. */
  readonly pictures?: ReactNode;
  /** A second line, such as the date of the election. It is hidden while `status` shows a text. */
  readonly note?: ReactNode;
  /**
   * The line about the network and waiting votes. With a `status`, the card always reserves the space for the
   * text of `NET_OFFLINE`, so that nothing on the page moves when this text appears. The page's script
   * (early-note.ts) reads the text from `data-longest`.
   */
  readonly status?: ReactNode;
  /** The sentence of the card, which usually says what to press. */
  readonly children: ReactNode;
}

/** The card above a machine. It usually says what to press. Spec 2: Vote-for message; behaviour: Guidance. */
export function Prompt({ pictures, note, status, children }: PromptProps) {
  const { t } = useTexts();
  return (
    <div className={styles.card}>
      {pictures}
      <p className={styles.sentence}>
        <b>{children}</b>
      </p>
      <div className={styles.lines} data-longest={status ? t('NET_OFFLINE') : undefined}>
        {status}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
