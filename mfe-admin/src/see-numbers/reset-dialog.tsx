import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useNumbersTexts } from './numbers-texts';

interface ResetDialogProps {
  readonly total: number;
  /** Resets the total. Resolves to `true` after a success and to `false` after a failure. */
  readonly reset: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** For this long, the server remembers the former total. Behaviour: Numbers. */
const UNDO_HOURS = 24;

/** Says what a reset does, and asks the user to confirm it. A failure is shown in the dialog. Behaviour: Numbers. */
export function ResetDialog({ total, reset, onClose }: ResetDialogProps) {
  const { t, language } = useTexts();
  const texts = useNumbersTexts();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const confirm = async () => {
    if (state === 'sending') return;
    setState('sending');
    if (await reset()) onClose();
    else setState('failed');
  };
  return (
    <Dialog title={texts('NUM_RESET_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p>
        {texts('NUM_RESET_BODY', {
          total: formatNumber(total, language),
          hours: formatNumber(UNDO_HOURS, language),
        })}
      </p>
      <ErrorNote look="text">{state === 'failed' && texts('NUM_RESET_FAILED')}</ErrorNote>
      <Button look="primary" onClick={onClose}>
        {t('CANCEL')}
      </Button>
      <Button onClick={() => void confirm()}>{texts('NUM_RESET_YES')}</Button>
    </Dialog>
  );
}
