import { BALLOT_SYMBOLS, type BallotSymbol } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotSymbolMark, TitledSheet } from '@demo-evm/shared/ui';
import styles from './symbol-dialog.module.css';

export interface SymbolDialogProps {
  readonly title: string;
  readonly symbol: BallotSymbol | undefined;
  readonly onSymbol: (symbol: BallotSymbol | undefined) => void;
  readonly onClose: () => void;
}

/** The dialog in which a candidate gets a symbol. A press chooses the symbol and closes the dialog. */
export function SymbolDialog({ title, symbol, onSymbol, onClose }: SymbolDialogProps) {
  const { t } = useTexts();
  const choose = (chosen: BallotSymbol | undefined) => {
    onSymbol(chosen);
    onClose();
  };
  return (
    <TitledSheet title={title} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={styles.symbols} role="group" aria-label={title}>
        <button type="button" aria-pressed={symbol === undefined} onClick={() => choose(undefined)}>
          {t('SYMBOL_none')}
        </button>
        {BALLOT_SYMBOLS.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={t(`SYMBOL_${each}`)}
            aria-pressed={symbol === each}
            onClick={() => choose(each)}
          >
            <BallotSymbolMark symbol={each} />
          </button>
        ))}
      </div>
    </TitledSheet>
  );
}
