import type { CustomCandidate } from '@demo-evm/shared/domain';
import { BallotSymbolMark } from '@demo-evm/shared/ui';
import styles from './ballot-mark.module.css';

/**
 * The photo and the symbol of a candidate, after the candidate's names and on the slip. Only machines of this device have
 * them. Screen readers skip them, because the name is beside them.
 */
export function BallotMark({ symbol, photo }: Pick<CustomCandidate, 'symbol' | 'photo'>) {
  return (
    <div className={styles.mark}>
      {photo && <img className={styles.photo} src={photo} alt="" />}
      {symbol && <BallotSymbolMark symbol={symbol} />}
    </div>
  );
}
