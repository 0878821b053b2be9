import { useEffect, useRef } from 'react';

interface LeaveOptions {
  /** True while an update is on its way. */
  readonly isUpdating: boolean;
  readonly isChanged: boolean;
  readonly logOut: () => void;
  /** Asks before a logout that loses changes. */
  readonly ask: () => void;
  /** Says that the logout waits for the update. */
  readonly onWait: () => void;
}

/**
 * Returns the function of the logout button. A logout waits for an update that is on its way. It asks first when unsaved
 * changes would be lost. Behaviour: Update.
 */
export function useLeave({ isUpdating, isChanged, logOut, ask, onWait }: LeaveOptions): () => void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current || isUpdating) return;
    isWaiting.current = false;
    if (isChanged) ask();
    else logOut();
  }, [isUpdating, isChanged, ask, logOut]);
  if (!isUpdating) return isChanged ? ask : logOut;
  return () => {
    isWaiting.current = true;
    onWait();
  };
}
