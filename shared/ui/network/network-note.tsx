import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { showNote } from './show-note';
import { useOnline } from './use-online';

interface NetworkNoteProps {
  /** How many votes wait in the queue. */
  readonly waiting: number;
  /**
   * The sentence about a vote that was refused or whose fate is unknown, or about counts that cannot be read. It is
   * `undefined` if there is no such problem.
   */
  readonly problem?: string | undefined;
  /** A button beside `problem`. */
  readonly retry?: ReactNode;
}

/**
 * While the browser is offline, the note says so. While the browser is online, the note says that votes wait,
 * or shows `problem`, or is empty. Before the App runs, the page's script (early-note.ts) writes here that
 * the browser is offline, that a vote waits, or the text of `data-slow` if the App takes long to load.
 */
export function NetworkNote({ waiting, problem, retry }: NetworkNoteProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const line = useRef<HTMLParagraphElement>(null);
  const [problemNote, setProblemNote] = useState<Element | null>(null);
  const noteOnVotes = waiting > 0 ? t('VOTE_WAITING') : problem;
  const note = isOnline ? noteOnVotes : t('NET_OFFLINE');
  const isProblem = note !== undefined && note === problem;
  useEffect(() => {
    if (!line.current) return;
    showNote(line.current, note ?? '', !isOnline);
    setProblemNote(isProblem ? line.current.firstElementChild : null);
  }, [note, isOnline, isProblem]);
  return (
    <>
      <p
        ref={line}
        role="status"
        data-slow={t('NET_SLOW')}
        dangerouslySetInnerHTML={WRITTEN_BY_SCRIPT}
        suppressHydrationWarning
      />
      {/* When the problem is over, React removes the button before the effect empties the line. */}
      {isProblem && problemNote && createPortal(retry, problemNote)}
    </>
  );
}

/**
 * With this prop, React does not change the content of the line, also when it hydrates a line that already
 * has a text.
 */
const WRITTEN_BY_SCRIPT = { __html: '' };
