import { useEffect, useState } from 'react';

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;

/** Does the active button still call for attention? It stops at the visitor's first input. Behaviour: A press. */
export function useAttention(): boolean {
  const [isCalling, setIsCalling] = useState(true);

  useEffect(() => {
    if (!isCalling) return;
    const stop = () => setIsCalling(false);
    for (const type of INPUT_EVENTS) window.addEventListener(type, stop);
    return () => {
      for (const type of INPUT_EVENTS) window.removeEventListener(type, stop);
    };
  }, [isCalling]);

  return isCalling;
}
