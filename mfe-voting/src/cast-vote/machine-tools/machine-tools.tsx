import { useRef, useState } from 'react';
import styles from './machine-tools.module.css';
import { ResetToast } from './reset-toast';
import { ResultSheet } from './result-sheet';
import { ToolIcon } from './tool-icon';
import type { MachineToolsProps, Tools } from './tool-parts';
import { toolTexts } from './tool-texts';
import { totalOf } from './total-of';
import { useReset } from './use-reset';

/**
 * The tools of a machine of this device. They show and print the result, reset the votes, edit the machine,
 * make another machine, and open the list of all machines. Behaviour: Tools of a machine.
 */
export function MachineTools({
  machine,
  isLinked,
  language,
  parts,
  onMachine,
  ...stored
}: MachineToolsProps) {
  const t = toolTexts(language);
  const { Button, RouteLink } = parts;
  const tools: Tools = { ...parts, t, number: (value) => parts.formatNumber(value, language) };
  const [isResultOpen, setIsResultOpen] = useState(false);
  const { state, reset, undo, forget } = useReset(stored, machine.id, onMachine);
  const resetButton = useRef<HTMLButtonElement>(null);
  const isBlank = totalOf(machine) === 0;
  return (
    <section className={styles.tools} aria-label={t('TOOLS')}>
      <Button look="primary" onClick={() => setIsResultOpen(true)}>
        <ToolIcon of="result" />
        {t('SEE_RESULT')}
      </Button>
      {/* A disabled button would lose the focus after the reset, so it is only described as disabled. */}
      <Button ref={resetButton} aria-disabled={isBlank} onClick={() => !isBlank && reset()}>
        <ToolIcon of="reset" />
        {t('RESET')}
      </Button>
      {/* The message comes after the button, so that the Tab key leads to Undo. */}
      <ResetToast
        state={state}
        tools={tools}
        onUndo={() => {
          resetButton.current?.focus();
          undo();
        }}
        onEnd={forget}
      />
      {!isLinked && (
        <RouteLink to={`/create?edit=${encodeURIComponent(machine.id)}`}>
          <ToolIcon of="edit" />
          {t('EDIT')}
        </RouteLink>
      )}
      <RouteLink to="/create">
        <ToolIcon of="new" />
        {t('NEW')}
      </RouteLink>
      <RouteLink to="/create#saved">
        <ToolIcon of="mine" />
        {t('MINE')}
      </RouteLink>
      {isResultOpen && <ResultSheet machine={machine} tools={tools} onClose={() => setIsResultOpen(false)} />}
    </section>
  );
}
