import type { Language } from '@demo-evm/shared/domain';
import { useState, type ReactNode } from 'react';
import styles from './send-machine.module.css';
import { ShareNodesIcon } from './travel-picture';
import { SEND_WORDS } from './send-words';

interface SendMachineProps {
  readonly language: Language;
  readonly drawDialog: (onClose: () => void) => ReactNode;
}

/** The button below the machine that opens the dialog for sending it. */
export function SendMachine({ language, drawDialog }: SendMachineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        <ShareNodesIcon />
        {SEND_WORDS[language].send}
      </button>
      {isOpen && drawDialog(() => setIsOpen(false))}
    </>
  );
}
