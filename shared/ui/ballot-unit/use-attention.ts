import { useEffect, useState } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Is the active button still to call for attention? Until the visitor first does anything. Behaviour: A press. */
export function useAttention(): boolean {
  const [isCalling, setIsCalling] = useState(true);

  useEffect(() => {
    if (!isCalling) return;
    const stop = () => setIsCalling(false);
    for (const type of INTERACTIONS) window.addEventListener(type, stop);
    return () => {
      for (const type of INTERACTIONS) window.removeEventListener(type, stop);
    };
  }, [isCalling]);

  return isCalling;
}
