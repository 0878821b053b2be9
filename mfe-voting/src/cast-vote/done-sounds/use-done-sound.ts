import type { Press, VoteFate } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { Sounds } from '@demo-evm/shared/ui';
import { useEffect } from 'react';
import { doneSound } from './done-sound';

/** The page is long in use by then, so that the sound takes no part of the network from it. */
const PREPARE_AFTER_MS = 3_000;

/**
 * Says that a vote is recorded when its confirmation is open and it is counted, not before. The sound is fetched when
 * there is nothing better to do, so that it is there without a network; where data is saved, at the press.
 */
export function useDoneSound(sounds: Sounds, phase: Press['phase'], fate: VoteFate): void {
  const { language } = useTexts();
  const url = doneSound(language);
  const isPressed = phase === 'lit';
  const isDone = phase === 'confirmed' && fate === 'counted';

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => sounds.prepare(url), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sounds, url]);

  useEffect(() => {
    if (isPressed) sounds.prepare(url);
  }, [isPressed, sounds, url]);

  useEffect(() => {
    if (isDone) sounds.say(url);
  }, [isDone, sounds, url]);
}
