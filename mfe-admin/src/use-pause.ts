import { isSignedOut, type OwnMachineApi } from '@demo-evm/shared/api';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';

interface PauseInput {
  readonly api: OwnMachineApi;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
}

/**
 * Gives the function that pauses the machine or ends the pause. It resolves to the text of the failure, or to `null`
 * after a success. It also resolves to `null` when the session has ended, because the page itself says this.
 * Behaviour: Pause.
 */
export function usePause({ api, onChanged, say }: PauseInput) {
  const { t } = useTexts();
  return async (isPaused: boolean): Promise<string | null> => {
    const answer = await api.setPaused(isPaused);
    if (!answer.ok) return isSignedOut(answer.error) ? null : failureText(t, 'pause', answer.error);
    onChanged(answer.value);
    say('success', (texts) => texts(isPaused ? 'MSG_PAUSED' : 'MSG_LIVE'));
    return null;
  };
}
