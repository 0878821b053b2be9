import { useEffect, useState } from 'react';

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;

/** Does the candidate's button still pulse? It stops at the visitor's first touch, click or key. Behaviour: A press. */
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
