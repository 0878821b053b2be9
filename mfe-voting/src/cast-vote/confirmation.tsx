import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, Picture, ShareChoices } from '@demo-evm/shared/ui';
import { useState } from 'react';
import type { LateVoteSlip } from './late-slip';
import type { ConfirmationProps, SlipTools } from './vote-slip/slip';

/**
 * The confirmation of a vote: the slip when its code has been loaded, else a plain dialog. An open confirmation does
 * not change from the dialog to the slip, so that no button moves under the visitor's finger. Spec 2: Confirmation.
 */
export function Confirmation({
  VoteSlip,
  ...props
}: ConfirmationProps & { readonly VoteSlip: LateVoteSlip | null }) {
  const { t } = useTexts();
  const [Look] = useState<LateVoteSlip>(() => VoteSlip ?? PlainConfirmation);
  const { symbol, party, name } = props.slip.candidate;
  const drawSymbol: SlipTools['drawSymbol'] = (className) =>
    symbol !== undefined && (
      <Picture
        kind="symbol"
        url={symbol}
        name={t('A11Y_SYMBOL_ALT', { party: party.text || name || t('COL_CANDIDATE') })}
        className={className}
      />
    );
  return <Look {...props} t={t} drawSymbol={drawSymbol} />;
}

function PlainConfirmation({
  slip: { candidate, section },
  vote,
  shareContent,
  onClose,
  t,
}: ConfirmationProps & SlipTools) {
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
