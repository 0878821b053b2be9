import { useEffect, useState } from 'react';
import { INPUT_EVENTS } from './input-events';

/** The length of the animation in press-button.module.css: a delay of 1 s, then four times 1.2 s. */
const CALL_MS = 5_800;
const REST_MS = 10_000;

/**
 * Says whether the candidate's button attracts attention now. It does so again and again, with pauses, until
 * the visitor touches, clicks or presses a key for the first time. Behaviour: A press.
 */
export function useAttention(): boolean {
  const [attention, setAttention] = useState<'calls' | 'rests' | 'ended'>('calls');

  useEffect(() => {
    if (attention === 'ended') return;
    const isCalling = attention === 'calls';
    const timer = setTimeout(
      () => setAttention(isCalling ? 'rests' : 'calls'),
      isCalling ? CALL_MS : REST_MS,
    );
    const end = () => setAttention('ended');
    for (const type of INPUT_EVENTS) window.addEventListener(type, end);
    return () => {
      clearTimeout(timer);
      for (const type of INPUT_EVENTS) window.removeEventListener(type, end);
    };
  }, [attention]);

  return attention === 'calls';
}
