import type { ApiError, OwnAccount, OwnAccountApi } from '@demo-evm/shared/api';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useAccountTexts } from './account-texts';
import styles from './account-dialog.module.css';
import { DeleteDialog } from './delete-dialog';
import { DetailsForm, useDetails } from './details-form';
import type { FieldWords } from './field-words';
import { OwnData } from './own-data';
import { PasswordForm, usePasswords } from './password-form';
import { refusalText } from './refusal-text';

interface AccountDialogProps {
  readonly api: OwnAccountApi;
  readonly account: OwnAccount;
  readonly words: FieldWords;
  readonly onSaved: (account: OwnAccount) => void;
  /** Called with the new token of this browser after the password was changed. */
  readonly onNewToken: (token: string) => void;
  /** Called after the account was deleted. */
  readonly onDeleted: () => void;
  /** Called after all devices were logged out. */
  readonly onLoggedOut: () => void;
  readonly onFailed: (error: ApiError) => void;
  readonly onClose: () => void;
}

/**
 * The dialog of the account: its details, a new password, the logout of all devices, its data and its
 * deletion. Each part sends its own request and shows its own failure. What is typed into the forms stays while the
 * question about the deletion is open. Behaviour: Account.
 */
export function AccountDialog(props: AccountDialogProps) {
  const { api, account, words, onSaved, onNewToken, onDeleted, onLoggedOut, onFailed, onClose } = props;
  const { t } = useTexts();
  const texts = useAccountTexts();
  const details = useDetails(account);
  const passwords = usePasswords();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const logOutEverywhere = async () => {
    setIsEnding(true);
    const answer = await api.logOutEverywhere();
    if (answer.ok) return onLoggedOut();
    setIsEnding(false);
    setRefusal(refusalText(t, texts, answer.error, words.detailText));
    onFailed(answer.error);
  };
  if (isDeleting) {
    return (
      <DeleteDialog
        api={api}
        account={account}
        words={words}
        onDeleted={onDeleted}
        onFailed={onFailed}
        onClose={() => setIsDeleting(false)}
      />
    );
  }
  return (
    <Dialog title={texts('ACCOUNT_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <DetailsForm
        account={account}
        form={details}
        update={api.update}
        words={words}
        onSaved={onSaved}
        onFailed={onFailed}
      />
      <PasswordForm
        email={account.email}
        form={passwords}
        change={api.changePassword}
        words={words}
        onChanged={onNewToken}
        onFailed={onFailed}
      />
      <section className={styles.part} aria-label={texts('ACCOUNT_EVERYWHERE')}>
        <p>{texts('ACCOUNT_EVERYWHERE_NOTE')}</p>
        <ErrorNote look="text">{refusal}</ErrorNote>
        <Button disabled={isEnding} onClick={() => void logOutEverywhere()}>
          {texts('ACCOUNT_EVERYWHERE')}
        </Button>
      </section>
      <OwnData
        words={words}
        exportAll={api.exportAll}
        onDelete={() => setIsDeleting(true)}
        onFailed={onFailed}
      />
    </Dialog>
  );
}
