import type { Host } from '@demo-evm/shared/contract';
import { useTexts } from '@demo-evm/shared/i18n';
import { fieldWords } from './field-words';
import { MissingDialog } from './late-dialogs';
import { LateResetDialog } from './reset-password/late-reset';
import type { useResetToken } from './reset-password/reset-token';
import type { Say } from './see-messages/use-snackbar';

interface OpenedLinkProps {
  readonly host: Host;
  readonly link: ReturnType<typeof useResetToken>;
  readonly say: Say;
}

/**
 * Shows the dialog for a new password if the visitor has opened a link for it. When the password is changed,
 * the server ends all sessions of the account, so the page then shows the login card. Behaviour: Forgotten
 * password.
 */
export function OpenedLink({ host: { config, session }, link: { token, forget }, say }: OpenedLinkProps) {
  const texts = useTexts();
  if (token === null) return null;
  return (
    <LateResetDialog
      key={token}
      base={config.bases.auth}
      token={token}
      words={fieldWords(texts)}
      onDone={() => {
        forget();
        session.setToken('');
        say('success', (t) => t('MSG_PASSWORD_RESET'));
      }}
      onClose={forget}
      missing={<MissingDialog onClose={forget} />}
    />
  );
}
