import type { VoteFate } from '@demo-evm/shared/domain';
import styles from './finger.module.css';

/** A finger with a dashed mark instead of ink, because voters get the ink only on polling day. */
export function Finger() {
  return (
    <svg className={styles.finger} viewBox="-4 -2 54 66" aria-hidden="true">
      <path d="M17 31V8.5a5.5 5.5 0 0 1 11 0V25l11 2.7c4 1 6 4.5 5.2 8.5L42 48c-1 5-4.5 8-9.5 8h-7c-4 0-7.3-1.8-9.5-5L5 36.5c-2-3-.2-6.5 3.2-6.5 2 0 3.6 1 4.8 2.6L17 37z" />
      <path d="M28 25v7M35.5 27v6" />
      <path className={styles.mark} d="M22.5 3v13" />
    </svg>
  );
}

/**
 * Replaces the finger by a cross for a refused vote, or by a question mark for a vote with an unknown fate.
 */
export function Emblem({ fate }: { readonly fate: VoteFate }) {
  return (
    <svg className={styles.emblem} viewBox="-18 -18 60 60" aria-hidden="true">
      <path d={fate === 'refused' ? 'm6 6 12 12M18 6 6 18' : 'M8 9a4 4 0 1 1 4 4v3m0 3v1'} />
    </svg>
  );
}
