import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ShareChoices } from '@demo-evm/shared/ui';
import { useState } from 'react';
import type { LateVoteSlip } from './late-slip';
import type { ConfirmationProps } from './vote-slip/slip';

/**
 * The confirmation of a vote: the slip when its code is there, else a plain dialog. An open confirmation keeps its look,
 * so that nothing changes under the visitor's finger. Spec 2: Confirmation.
 */
export function Confirmation({
  VoteSlip,
  ...props
}: ConfirmationProps & { readonly VoteSlip: LateVoteSlip | null }) {
  const [Look] = useState<LateVoteSlip>(() => VoteSlip ?? PlainConfirmation);
  return <Look {...props} />;
}

function PlainConfirmation({ slip: { candidate, section }, vote, shareContent, onClose }: ConfirmationProps) {
  const { t } = useTexts();
  const { name, serialText } = candidate;
  return (
    <Dialog title={<span aria-live="polite">{vote.line}</span>} closeLabel={t('CLOSE')} onClose={onClose}>
      <p>{section.map(({ text }) => text).join(' · ')}</p>
      <p>
        {name
          ? t('LINK_TITLE_MACHINE', { name, serial: serialText })
          : t('A11Y_SERIAL', { serial: serialText })}
      </p>
      <ShareChoices content={shareContent} />
      <Button onClick={onClose}>{t('PRACTISE_AGAIN')}</Button>
    </Dialog>
  );
}
