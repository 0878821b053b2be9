import { BALLOT_SYMBOLS } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotSymbolMark, TitledSheet } from '@demo-evm/shared/ui';
import type { DraftCandidate, Mark } from './draft';
import { useFormTexts } from './form-texts';
import styles from './mark-dialog.module.css';
import { PhotoField } from './photo-field';

export interface MarkDialogProps {
  /** The candidate's number, in the digits of the language. */
  readonly number: string;
  readonly candidate: Pick<DraftCandidate, 'symbol' | 'photo'> | undefined;
  readonly onMark: (mark: Mark) => void;
  readonly onClose: () => void;
}

/**
 * The dialog in which a candidate gets a symbol and a photo. A press on a symbol, or a photo that can be opened, closes the
 * dialog. Behaviour: Create.
 */
export function MarkDialog({ number, candidate, onMark, onClose }: MarkDialogProps) {
  const { t } = useTexts();
  const words = useFormTexts();
  const choose = (mark: Mark) => {
    onMark(mark);
    onClose();
  };
  return (
    <TitledSheet title={words('CREATE_SYMBOL_OF', { number })} closeLabel={t('CLOSE')} onClose={onClose}>
      <h3 className={styles.heading}>{words('SYMBOL_HEADING')}</h3>
      <div className={styles.symbols} role="group" aria-label={words('SYMBOL_HEADING')}>
        <button
          type="button"
          aria-pressed={candidate?.symbol === undefined}
          onClick={() => choose({ symbol: undefined })}
        >
          {words('SYMBOL_none')}
        </button>
        {BALLOT_SYMBOLS.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={words(`SYMBOL_${each}`)}
            aria-pressed={candidate?.symbol === each}
            onClick={() => choose({ symbol: each })}
          >
            <BallotSymbolMark symbol={each} />
          </button>
        ))}
      </div>
      <h3 className={styles.heading}>{words('PHOTO_HEADING')}</h3>
      <PhotoField photo={candidate?.photo} onPhoto={(photo) => choose({ photo })} />
    </TitledSheet>
  );
}
