import type { PressCue } from '@demo-evm/shared/domain';
import type { Sounds } from './sounds';
import { ERROR_BUZZ, LONG_BEEP } from './tones';

const VIBRATION_MS = 80;

/**
 * Makes a press heard and felt. BEHAVIOUR: A press.
 * @param doneUrl the spoken sound of a confirmed vote, where votes are confirmed
 */
export function soundCue(sounds: Sounds, cue: PressCue, doneUrl?: string): void {
  switch (cue) {
    case 'vote':
      sounds.play(LONG_BEEP);
      if (doneUrl) sounds.prepare(doneUrl);
      vibrate();
      return;
    case 'refusal':
      return sounds.play(ERROR_BUZZ);
    case 'confirmation':
      if (doneUrl) sounds.say(doneUrl);
      return;
    case 'silence':
      return sounds.stop();
    default:
      cue satisfies never;
  }
}

function vibrate(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari and Firefox have none
  navigator.vibrate?.(VIBRATION_MS);
}
