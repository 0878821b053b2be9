import type { ApiError } from '@demo-evm/shared/api';
import { useEffect, useRef, useState } from 'react';

/** Why the server did not accept a form. */
export interface Failure {
  readonly error: ApiError;
  /** True if the messages at the fields already say everything that the server's answer says. */
  readonly isShown: boolean;
}

/**
 * Keeps why the last submission failed. The summary of the failure then gets the focus, unless the messages at the
 * fields say everything: `useFocusOnProblem`, which must be called before, moves the focus to the first such field.
 * @param submitCount the number of submissions of the form, which grows when a submission ends
 */
export function useFailure(submitCount: number) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !failure.isShown) summary.current?.focus();
  }, [failure, submitCount]);
  return { failure, setFailure, summary };
}
