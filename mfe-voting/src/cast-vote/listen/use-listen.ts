import { handedOver } from '@demo-evm/shared/contract';
import { afterPaint } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createReader, type Reader } from './reader';

/**
 * Reads steps aloud when the visitor wants it, even if the page's sounds are switched off. If a reading began
 * before the App ran (early-listen.ts), it continues. Behaviour: Guidance.
 */
export function useListen(steps: readonly string[]) {
  const { language } = useTexts();
  const [reader] = useState(() => (handedOver('reader') as Reader | undefined) ?? createReader(loadReader));
  const spoken = useSyncExternalStore(reader.subscribe, reader.getSpoken, nothing);
  const isPossible = useSyncExternalStore(neverChanges, canListen, () => true);

  useEffect(
    () => afterPaint(() => void loadReader().then(({ prepareVoices }) => prepareVoices(), ignore)),
    [],
  );
  useEffect(() => reader.end, [language, reader]);

  return {
    /** The index of the step that is being read aloud (`Reader`). */
    spoken,
    isPossible,
    /** Starts the reading, or stops it. */
    toggle: () => reader.toggle({ language, steps }),
  };
}

/**
 * Loads the code that reads aloud (read-aloud.ts), which is in the same chunk as shared/ui/guidance. The
 * first load is after the page has been shown, so that it does not delay the page.
 */
const loadReader = () => import(/* webpackChunkName: "guidance" */ './read-aloud');

/**
 * Says whether the browser can speak, or play the recorded prompts. Android's WebView, for example, cannot
 * speak.
 */
function canListen(): boolean {
  return 'speechSynthesis' in window || document.createElement('audio').canPlayType('audio/mpeg') !== '';
}

/** On the server and during hydration, nothing is read. */
function nothing() {
  return null;
}

function neverChanges() {
  return () => undefined;
}

function ignore() {
  // A failed first load is ignored, because the next press of Listen loads the code again.
}
