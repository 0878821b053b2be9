import { useCallback, useState } from 'react';
import type { Conflict } from './merge-edits';
import type { Choices } from './publish';

interface Question {
  readonly conflicts: readonly Conflict[];
  readonly answer: (choices: Choices | null) => void;
}

/** Holds the question about conflicts while the dialog asks it. `choose` resolves to the answer. */
export function useConflicts() {
  const [question, setQuestion] = useState<Question | null>(null);
  const choose = useCallback(
    (conflicts: readonly Conflict[]) =>
      new Promise<Choices | null>((resolve) => {
        const answer = (choices: Choices | null) => {
          setQuestion(null);
          resolve(choices);
        };
        setQuestion({ conflicts, answer });
      }),
    [],
  );
  return { question, choose };
}
