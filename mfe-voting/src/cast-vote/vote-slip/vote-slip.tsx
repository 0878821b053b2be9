import type { VoteFate } from '@demo-evm/shared/domain';
import { Sheet } from '@demo-evm/shared/ui';
import { useId, useRef } from 'react';
import type { ConfirmationProps, SlipTools } from './slip';
import { Emblem, Finger } from './finger';
import { FriendsMessage } from './friends-message';
import { Outcome } from './outcome';
import { SlipActions } from './slip-actions';
import { Vvpat } from './vvpat';
import styles from './vote-slip.module.css';

/**
 * The confirmation: a VVPAT prints a slip with section, serial, symbol and candidate. The confirmation also has a
 * sentence about the vote's fate, the message for friends or a note that friends cannot open the machine, and ways to
 * send the link. Screen readers announce the sentence when it changes.
 * Spec 2: Confirmation; behaviour: The confirmation.
 */
export function VoteSlip({ slip, vote, shareContent, onClose, ...tools }: ConfirmationProps & SlipTools) {
  const { t } = tools;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isCast = isOnItsWay(vote.fate);
  return (
    <Sheet
      titleId={titleId}
      initialFocus={title}
      closeLabel={t('CLOSE')}
      picture={<Vvpat slip={slip} isCast={isCast} {...tools} />}
      onClose={onClose}
    >
      <div className={styles.outcome}>
        {isCast ? <Finger /> : <Emblem fate={vote.fate} />}
        <Outcome vote={vote} body={slip.body} titleId={titleId} title={title} t={t} />
      </div>
      <FriendsMessage candidate={slip.candidate} content={shareContent} {...tools} />
      <SlipActions content={shareContent} onAgain={onClose} t={t} />
    </Sheet>
  );
}

/** Returns `true` when the vote is counted or waits to be counted. */
function isOnItsWay(fate: VoteFate): boolean {
  return fate === 'counted' || fate === 'waiting';
}
