import { useCallback, useState } from 'react';

/** The active button calls for attention until the visitor first touches the machine. BEHAVIOUR: A press. */
export function useAttention() {
  const [isCalling, setIsCalling] = useState(true);
  const onInteraction = useCallback(() => setIsCalling(false), []);
  return { isCalling, onInteraction };
}
