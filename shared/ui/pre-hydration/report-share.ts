import { reportVisit } from '@demo-evm/shared/api';
import { readPageData } from '@demo-evm/shared/contract';
import { readEarlyVote } from '../ballot-unit/early-vote';

/**
 * Reports a press that shares the machine. Reports nothing after the App has ended the handover, because the App then
 * reports such presses itself. Only a server that knows the ids of votes gets reports. Behaviour: Numbers.
 * @param row the row that was voted for; its vote names the machine
 */
export function reportShare(row: HTMLElement | undefined): void {
  const { bases, voteIds } = readPageData(document).config;
  const [target] = readEarlyVote(row)?.targets ?? [];
  if (globalThis.demoEvmHandover && voteIds && target?.kind === 'machine')
    reportVisit(bases.evm, 'shares', target.id);
}
