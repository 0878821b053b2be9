import type { Answers } from './open-route';
import type { PageAddress } from './page-address';

/**
 * Says whether an address is written as the site itself writes it: in lower case, without a slash at the end,
 * and with the vid as it is stored. Endless other addresses lead to the same machine, such as `/DeMo/ASHA/`.
 * Gives `false` when the server knows no machine at the address of a voting page.
 */
export function isPresentAddress({ path, meaning }: PageAddress, answers: Answers): boolean {
  const machine = Object.values(answers).find((answer) => answer !== null);
  switch (meaning?.kind) {
    case undefined:
      return path === '/' || path === path.toLowerCase().replace(/\/$/, '');
    case 'machine':
      // An API of another server may send no vid. Its machines are then known by the vid in the address.
      return machine !== undefined && path === `/demo/${machine.vid ?? meaning.vid}`;
    case 'language':
      return machine !== undefined && path === `/demo/${meaning.vid}`;
    default:
      return false;
  }
}
