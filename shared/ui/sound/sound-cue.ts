import type { PressCue } from '@demo-evm/shared/domain';
import type { Sounds } from './sounds';
import { ERROR_BUZZ, LONG_BEEP } from './tones';

const VIBRATION_MS = 80;

/**
 * Plays or stops the sounds of a press. A vote also makes the phone vibrate. For a `confirmation` this function plays
 * nothing, because the sound of a confirmation depends on whether the vote was counted. Behaviour: A press.
 */
export function soundCue(sounds: Sounds, cue: PressCue): void {
  switch (cue) {
    case 'vote':
      sounds.play(LONG_BEEP);
      vibrate();
      return;
    case 'refusal':
      return sounds.play(ERROR_BUZZ);
    case 'confirmation':
      return;
    case 'silence':
      return sounds.stop();
    default:
      cue satisfies never;
  }
}

function vibrate(): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has `vibrate`
  navigator.vibrate?.(VIBRATION_MS);
}
