import { isVid, machinePath } from '@demo-evm/shared/domain';
import type { Answers } from './open-route';
import type { PageAddress } from './page-address';

/**
 * Gives the path of a machine's page when the address has a former vid of the machine, otherwise `null`. An API of
 * another server may answer with any vid, so only an answer of this server's own database leads to another path.
 * Behaviour: Former links.
 */
export function presentPathOf({ meaning }: PageAddress, evmBase: string, answers: Answers): string | null {
  if (meaning?.kind !== 'machine' || /^https?:/.test(evmBase)) return null;
  const vid = answers[machinePath(evmBase, '', meaning.vid)]?.vid;
  if (!vid || !isVid(vid) || vid.toLowerCase() === meaning.vid.toLowerCase()) return null;
  return `/demo/${vid}`;
}
