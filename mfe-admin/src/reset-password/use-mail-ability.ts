import { createPasswordResetApi, type MailAbility } from '@demo-evm/shared/api';
import { tabStorage } from '@demo-evm/shared/device';
import { useEffect, useState } from 'react';

/** Under this key the tab remembers whether the server sends mails. */
const ABILITY_KEY = 'mail_ability';

/**
 * Tells whether the server sends links for a new password. The result is `unknown` until the server answers.
 * After an answer, this tab does not ask again.
 * @param base the `auth` base of the configuration
 */
export function useMailAbility(base: string): MailAbility {
  const [ability, setAbility] = useState<MailAbility>(remembered() ?? 'unknown');
  useEffect(() => {
    if (remembered() !== undefined) return;
    let isCurrent = true;
    void createPasswordResetApi(base)
      .askAbility()
      .then((answer) => {
        if (!answer.ok) return;
        tabStorage.setItem(ABILITY_KEY, answer.value);
        if (isCurrent) setAbility(answer.value);
      });
    return () => {
      isCurrent = false;
    };
  }, [base]);
  return ability;
}

function remembered(): MailAbility | undefined {
  const stored = tabStorage.getItem(ABILITY_KEY);
  return stored === 'yes' || stored === 'no' || stored === 'unknown' ? stored : undefined;
}
