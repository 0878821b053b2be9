import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog } from '@demo-evm/shared/ui';

interface LogOutDialogProps {
  readonly onLogOut: () => void;
  readonly onStay: () => void;
}

/** Asks the visitor before a logout that would lose unsaved changes. */
export function LogOutDialog({ onLogOut, onStay }: LogOutDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('LEAVE_TITLE')} closeLabel={t('CLOSE')} onClose={onStay}>
      <p>{t('LEAVE_BODY')}</p>
      <Button look="primary" onClick={onStay}>
        {t('LEAVE_STAY')}
      </Button>
      <Button onClick={onLogOut}>{t('AUTH_LOGOUT')}</Button>
    </Dialog>
  );
}
