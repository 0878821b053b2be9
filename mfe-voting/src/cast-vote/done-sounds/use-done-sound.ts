import type { Press, VoteFate } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { Sounds } from '@demo-evm/shared/ui';
import { useEffect } from 'react';
import { doneSound } from './done-sound';

/** The download of the sound starts after this delay, so that it does not slow down the files of the page. */
const SOUND_DOWNLOAD_DELAY_MS = 3_000;

/**
 * Plays the spoken confirmation when the confirmation is open and the vote is counted. The sound is downloaded before
 * the first press, so that it also plays offline. A browser in data-saving mode downloads it only at the press.
 */
export function useDoneSound(sounds: Sounds, phase: Press['phase'], fate: VoteFate): void {
  const { language } = useTexts();
  const url = doneSound(language);
  const isPressed = phase === 'lit';
  const isDone = phase === 'confirmed' && fate === 'counted';

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => sounds.prepare(url), SOUND_DOWNLOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sounds, url]);

  useEffect(() => {
    if (isPressed) sounds.prepare(url);
  }, [isPressed, sounds, url]);

  useEffect(() => {
    if (isDone) sounds.say(url);
  }, [isDone, sounds, url]);
}
