import type { Press, VoteFate } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { Sounds } from '@demo-evm/shared/ui';
import { useCallback, useEffect } from 'react';
import { useDownload } from './use-download';
import { doneSound } from './done-sounds/done-sound';

/** Plays a spoken sentence, if sound is on, when the confirmation is open and the vote is counted. */
export function useDoneSound(sounds: Sounds, phase: Press['phase'], fate: VoteFate): void {
  const { language } = useTexts();
  const url = doneSound(language);
  const isDone = phase === 'confirmed' && fate === 'counted';

  useDownload(
    useCallback(() => sounds.prepare(url), [sounds, url]),
    phase === 'lit',
  );

  useEffect(() => {
    if (isDone) sounds.say(url);
  }, [isDone, sounds, url]);
}
