import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { usePauseTexts } from './pause-texts';

export interface PauseDialogProps {
  /** Pauses the machine. Resolves to the text of the failure, or to `null` after a success. */
  readonly pause: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** Says what voters see while the machine is paused, and asks the user to confirm the pause. Behaviour: Pause. */
export function PauseDialog({ pause, onClose }: PauseDialogProps) {
  const { t } = useTexts();
  const texts = usePauseTexts();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setIsSending(true);
    const refused = await pause();
    if (refused === null) return onClose();
    setIsSending(false);
    setRefusal(refused);
  };
  return (
    <Dialog title={texts('PAUSE_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p>{texts('PAUSE_BODY')}</p>
      <ErrorNote look="text">{refusal}</ErrorNote>
      <Button look="primary" onClick={onClose}>
        {t('CANCEL')}
      </Button>
      <Button disabled={isSending} onClick={() => void confirm()}>
        {texts('PAUSE_YES')}
      </Button>
    </Dialog>
  );
}
