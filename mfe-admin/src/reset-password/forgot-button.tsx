import { useTexts } from '@demo-evm/shared/i18n';
import { TextButton } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { ForgotDialog } from './forgot-dialog';
import type { ResetWords } from './reset-words';
import { useMailAbility } from './use-mail-ability';

export interface ForgotButtonProps {
  /** The `auth` base of the configuration. */
  readonly base: string;
  readonly words: ResetWords;
}

/** The button for a forgotten password. It is shown only if the server sends mails. Behaviour: Forgotten password. */
export function ForgotButton({ base, words }: ForgotButtonProps) {
  const { t } = useTexts();
  const ability = useMailAbility(base);
  const [isOpen, setIsOpen] = useState(false);
  if (ability !== 'yes') return null;
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>{t('FORGOT_OPEN')}</TextButton>
      {isOpen && <ForgotDialog base={base} words={words} onClose={() => setIsOpen(false)} />}
    </>
  );
}
