import type { Language } from '@demo-evm/shared/domain';
import { BallotSymbolMark } from '@demo-evm/shared/ui';
import type { DraftCandidate } from './draft';
import { formTexts } from './form-texts';
import styles from './row-mark.module.css';

type Marked = Pick<DraftCandidate, 'symbol' | 'photo'>;

/** The photo of a candidate in the form, or the symbol of a candidate without a photo. */
export function RowMark({ candidate: { symbol, photo } }: { readonly candidate: Marked }) {
  if (photo) return <img className={styles.photo} src={photo} alt="" />;
  return symbol ? <BallotSymbolMark symbol={symbol} /> : null;
}

/** The name of the symbol, and the word for a photo. Gives `undefined` for a candidate without both. */
export function markName({ symbol, photo }: Marked, language: Language): string | undefined {
  const t = formTexts(language);
  const names = [symbol && t(`SYMBOL_${symbol}`), photo && t('PHOTO')].filter(Boolean);
  return names.length > 0 ? names.join(', ') : undefined;
}
