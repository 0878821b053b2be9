import type { BallotSymbol } from '@demo-evm/shared/domain';
import styles from './ballot-symbol.module.css';

/** Each drawing is an SVG path in a view box of 24 by 24 units, or an emoji of the device. */
const DRAWINGS: Readonly<Record<BallotSymbol, string>> = {
  nota: 'M3 3h18v18H3zm2 2v14h14V5zm2 3 1-1 4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4z',
  circle: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  square: 'M3 3h18v18H3z',
  triangle: 'M12 2l11 20H1z',
  diamond: 'M12 1l9 11-9 11-9-11z',
  hexagon: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  ring: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  waves: 'M1 6q5.5-6 11 0t11 0v5q-5.5 6-11 0t-11 0zm0 9q5.5-6 11 0t11 0v5q-5.5 6-11 0t-11 0z',
  stripes: 'M2 3h20v4H2zm0 7h20v4H2zm0 7h20v4H2z',
  turtle: '🐢',
  fish: '🐟',
  panda: '🐼',
  penguin: '🐧',
  bee: '🐝',
  snail: '🐌',
  dolphin: '🐬',
  octopus: '🐙',
};

/**
 * A candidate's symbol on a custom machine, as large as the text. Screen readers skip it, because a name is
 * beside it.
 */
export function BallotSymbolMark({ symbol }: { readonly symbol: BallotSymbol }) {
  const drawing = DRAWINGS[symbol];
  return drawing.startsWith('M') ? (
    <svg
      className={styles.symbol}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  ) : (
    <span className={styles.symbol} aria-hidden="true">
      {drawing}
    </span>
  );
}
