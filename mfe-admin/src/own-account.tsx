import type { Host } from '@demo-evm/shared/contract';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { LateAccount } from './change-account/late-account';
import { fieldWords } from './field-words';
import type { Say } from './see-messages/use-snackbar';

interface OwnAccountProps {
  readonly host: Host;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
}

/** The button in the header of the dashboard that opens the dialog of the account. */
export function OwnAccount({ host, onChanged, say }: OwnAccountProps) {
  const texts = useTexts();
  return (
    <LateAccount
      host={host}
      words={fieldWords(texts)}
      onChanged={({ client_name, email }) => onChanged({ client_name, email })}
      say={(key) => say(key === 'AUTH_SESSION_ENDED' ? 'warning' : 'success', (t) => t(key))}
    />
  );
}
