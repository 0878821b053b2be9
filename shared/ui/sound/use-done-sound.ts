import { useTexts } from '@demo-evm/shared/i18n';
import { useCallback, useEffect } from 'react';
import { doneSound } from './done-sounds/done-sound';
import type { Sounds } from './sounds';
import { useDownload } from './use-download';

interface Progress {
  /** True while the lamp of a vote is lit. If the download of the recording has not begun, it begins now. */
  readonly isLit: boolean;
  /** True when the lamp is out and the vote is counted. */
  readonly isDone: boolean;
}

/** Plays a spoken sentence, if sound is on, each time a vote is done. Behaviour: Sounds. */
export function useDoneSound(sounds: Sounds, { isLit, isDone }: Progress): void {
  const { language } = useTexts();
  const url = doneSound(language);

  useDownload(
    useCallback(() => sounds.prepare(url), [sounds, url]),
    isLit,
  );

  useEffect(() => {
    if (isDone) sounds.say(url);
  }, [isDone, sounds, url]);
}
