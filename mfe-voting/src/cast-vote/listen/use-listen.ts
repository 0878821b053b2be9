import { afterPaint } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { BALLOT_UNIT_ID } from '@demo-evm/shared/ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Reads steps aloud when the visitor wants it, even if the page's sounds are switched off. Behaviour: Guidance. */
export function useListen(steps: readonly string[]) {
  const { language } = useTexts();
  const [spoken, setSpoken] = useState<number | null>(null);
  const isPossible = useSyncExternalStore(neverChanges, canListen, () => true);
  const stop = useRef<(() => void) | null>(null);
  const isSpeaking = spoken !== null;

  const end = useCallback(() => {
    stop.current?.();
    stop.current = null;
    setSpoken(null);
  }, []);

  useEffect(
    () => afterPaint(() => void loadReader().then(({ prepareVoices }) => prepareVoices(), ignore)),
    [],
  );
  useEffect(() => end, [language, end]);
  useEffect(() => {
    if (!isSpeaking) return;
    const endAtPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${BALLOT_UNIT_ID} button`)) end();
    };
    window.addEventListener('click', endAtPress, true);
    window.addEventListener('pagehide', end); // some browsers continue to speak after the visitor has left the page
    return () => {
      window.removeEventListener('click', endAtPress, true);
      window.removeEventListener('pagehide', end);
    };
  }, [isSpeaking, end]);

  const toggle = () => {
    if (isSpeaking) return end();
    setSpoken(0);
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
    };
    loadReader().then(({ readAloud }) => {
      if (!isStopped) stop.current = readAloud({ language, steps, onStep: setSpoken, onEnd: end });
    }, end);
  };

  return {
    /** The index of the step that is being read aloud, 0 while read-aloud.ts loads, or `null` when nothing is read. */
    spoken,
    isPossible,
    /** Starts the reading, or stops it. */
    toggle,
  };
}

/**
 * Loads the reader (read-aloud.ts) from the chunk of shared/ui/guidance. The reader is loaded after the page has been
 * shown, because nobody listens earlier.
 */
const loadReader = () => import(/* webpackChunkName: "guidance" */ './read-aloud');

/** Can the browser speak, or play the recorded prompts? The WebView of Android, for example, cannot speak. */
function canListen(): boolean {
  return 'speechSynthesis' in window || document.createElement('audio').canPlayType('audio/mpeg') !== '';
}

function neverChanges() {
  return () => undefined;
}

function ignore() {
  // A failed early load of the reader is ignored, because `toggle` loads the reader again.
}
