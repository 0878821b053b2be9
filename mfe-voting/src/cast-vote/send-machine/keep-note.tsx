import { saveCustomEvm, type SafeStorage } from '@demo-evm/shared/device';
import type { CustomEvm, Language } from '@demo-evm/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import styles from './keep-note.module.css';
import { SEND_WORDS } from './send-words';

interface KeepNoteProps {
  /** The machine with its votes. */
  readonly machine: CustomEvm;
  /** The machine came in a link and is not among the visitor's machines. */
  readonly isLinked: boolean;
  readonly storage: SafeStorage;
  readonly language: Language;
}

/**
 * Offers to keep a machine that came in a link. The kept machine has the same votes and opens under its own
 * address, where this note says that the machine is kept. Behaviour: A machine that travels.
 */
export function KeepNote({ machine, isLinked, storage, language }: KeepNoteProps) {
  const words = SEND_WORDS[language];
  const state: unknown = useLocation().state;
  const [outcome, setOutcome] = useState<'not-asked' | 'keeping' | 'refused' | { readonly id: string }>(
    'not-asked',
  );
  if (typeof outcome === 'object') return <Navigate to={`/demo/${outcome.id}`} replace state={KEPT} />;
  if (!isLinked) return isKeptState(state) ? <KeptStatus text={words.kept} /> : null;

  const keep = async () => {
    if (outcome === 'keeping') return;
    setOutcome('keeping');
    const saved = await saveCustomEvm(storage, machine);
    if (saved.ok) storage.removeItem(machine.id);
    setOutcome(saved.ok ? saved.value : 'refused');
  };
  return (
    <div className={styles.note}>
      <p>{words.cameInLink}</p>
      <button type="button" onClick={() => void keep()}>
        {words.keep}
      </button>
      <p role="alert">{outcome === 'refused' && words.notKept}</p>
    </div>
  );
}

/** The state of the history entry of a machine that was kept just now. */
const KEPT = { isKept: true };

function isKeptState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isKept' in state;
}

/** Says that the machine is kept. The text gets the focus, because the pressed button has disappeared. */
function KeptStatus({ text }: { readonly text: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={status} className={styles.kept} tabIndex={-1}>
      {text}
    </p>
  );
}
