import type { BallotSymbol } from '@demo-evm/shared/domain';
import { BallotSymbolMark } from '@demo-evm/shared/ui';
import styles from './ballot-mark.module.css';

/** The symbol of a candidate, after the candidate's names. Only machines of this device have such symbols. */
export function BallotMark({ symbol }: { readonly symbol: BallotSymbol }) {
  return (
    <div className={styles.mark}>
      <BallotSymbolMark symbol={symbol} />
    </div>
  );
}
